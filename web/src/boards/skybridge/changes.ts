// Small changes of a table, for the beats: each gives a new table and leaves the old one as it was.

import type { LaidCard } from './laid';
import type {
  AreaView,
  CardView,
  Good,
  HandView,
  SectionView,
  SkybridgeTable,
  SlotView,
  StackView,
  TableauView,
} from './view.gen';

export function withTableau(
  table: SkybridgeTable,
  seat: number,
  change: (tableau: TableauView) => Partial<TableauView>,
): SkybridgeTable {
  return {
    ...table,
    tableaus: table.tableaus.map((tableau) => (tableau.seat === seat ? { ...tableau, ...change(tableau) } : tableau)),
  };
}

export function withStack(
  table: SkybridgeTable,
  ref: string,
  change: (stack: StackView) => Partial<StackView>,
): SkybridgeTable {
  return {
    ...table,
    stacks: table.stacks.map((stack) => (stack.ref === ref ? { ...stack, ...change(stack) } : stack)),
  };
}

export function withArea(
  table: SkybridgeTable,
  ref: string,
  change: (area: AreaView) => Partial<AreaView>,
): SkybridgeTable {
  return { ...table, areas: table.areas.map((area) => (area.ref === ref ? { ...area, ...change(area) } : area)) };
}

export function withSection(
  table: SkybridgeTable,
  ref: string,
  change: (section: SectionView) => Partial<SectionView>,
): SkybridgeTable {
  return {
    ...table,
    sections: table.sections.map((section) => (section.ref === ref ? { ...section, ...change(section) } : section)),
  };
}

export function withSlot(
  table: SkybridgeTable,
  seat: number,
  ref: string,
  change: (slot: SlotView) => Partial<SlotView>,
): SkybridgeTable {
  return withTableau(table, seat, ({ slots }) => ({
    slots: slots.map((slot) => (slot.ref === ref ? { ...slot, ...change(slot) } : slot)),
  }));
}

export function withGood(table: SkybridgeTable, seat: number, good: Good, amount: number): SkybridgeTable {
  return withTableau(table, seat, ({ goods }) => ({ goods: { ...goods, [good]: Math.max(0, goods[good] + amount) } }));
}

/** The legion of a seat goes to an area. */
export function withLegion(table: SkybridgeTable, seat: number, ref: string): SkybridgeTable {
  const areas = table.areas.map((area) => ({
    ...area,
    legions:
      area.ref === ref
        ? [...area.legions.filter((other) => other !== seat), seat].sort((a, b) => a - b)
        : area.legions.filter((other) => other !== seat),
  }));
  return { ...table, areas };
}

/** Rebels of a seat come to an area, or leave it. */
export function withRebels(table: SkybridgeTable, ref: string, owner: number, amount: number): SkybridgeTable {
  return withArea(table, ref, ({ rebels }) => ({
    rebels: rebels.map((count, seat) => (seat === owner ? Math.max(0, count + amount) : count)),
  }));
}

/** A card on the table that somebody can see, wherever it lies. */
export function findCard(ref: string, ...tables: SkybridgeTable[]): LaidCard | null {
  for (const table of tables) {
    const laid = table.cards[ref];
    if (laid) return laid;
    const open = table.stacks.find((stack) => stack.open?.ref === ref)?.open;
    if (open) return open;
    for (const tableau of table.tableaus) {
      const held =
        tableau.hand.find(({ card }) => card?.ref === ref)?.card ?? tableau.deities?.find((card) => card.ref === ref);
      if (held) return held;
    }
  }
  return null;
}

/** A hand without a card: the known one, or else one with the same back. */
export function withoutCard(hand: readonly HandView[], card: CardView): HandView[] {
  const known = hand.findIndex((held) => held.card?.ref === card.ref);
  const index = known >= 0 ? known : hand.findIndex((held) => held.card === null && held.deck === card.deck);
  return hand.filter((_, place) => place !== index);
}

/** A card comes to lie on top of a pile. What can be used there says the truth. */
export function withTop(
  table: SkybridgeTable,
  seat: number,
  ref: string,
  card: LaidCard,
  truth: SkybridgeTable,
): SkybridgeTable {
  const truly = truth.tableaus[seat]?.slots.find((slot) => slot.ref === ref);
  const same = truly?.pile.at(-1) === card.ref;
  const laid = withSlot(table, seat, ref, ({ pile, points }) => ({
    pile: [...pile, card.ref],
    points: points + ('points' in card ? card.points : 0),
    effects: same ? truly!.effects : [],
    passives: 'passives' in card ? card.passives : [],
  }));
  return { ...laid, cards: { ...laid.cards, [card.ref]: card } };
}
