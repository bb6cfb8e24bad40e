// How a lesson begins: a table of one's own, always with the same shuffle.

import { t } from '../i18n/words';
import { api } from '../net/api';
import { keepCreated } from '../net/tickets';
import { place } from '../route.svelte';
import { settings } from '../settings.svelte';

export async function beginLesson(game: string, lesson: string): Promise<void> {
  const created = await api.beginLesson(game, lesson, { name: settings.name.trim() || t('you-learner') });
  keepCreated(created);
  place.go(`/t/${created.table.id}`);
}
