# Lernen: Lektionen, das Spiel auf einer Seite, die Legende, die Trainerin.
how-it-is-played = So wird gespielt
legend = Legende der Symbole
learn = Lernen
learn-game = Lernen: { $game }
learn-minutes = { $least } bis { $most } Minuten
learn-go-on = Lektion fortsetzen
coach = Begleitung
lesson-progress = Fortschritt der Lektion
lesson-begin = Beginnen
lesson-anew = Neu beginnen
lesson-next = Weiter
lesson-finish = Lektion beenden
lesson-skip = Ohne Begleitung weiterspielen
lesson-back = Begleitung wieder einschalten
lesson-choose-for-me = Für mich wählen
lesson-not-yet = Das ginge auch, aber jetzt zeige ich dir etwas anderes. Schau auf das, was leuchtet.
lesson-read-first = Einen Augenblick: Lies das zuerst und drücke „Weiter“.
lesson-watch = Schau zu, was geschieht …
lesson-others = Jetzt sind die anderen dran.
lesson-free = Hier entscheidest du ganz allein.
lesson-done = Ab hier spielst du ohne mich. Viel Freude!
lesson-following = Nächste Lektion: { $lesson }
you-learner = Du
setting-coach = Begleitung: eine Zeile zu jeder Frage
key-page = So wird gespielt
key-legend = Legende der Symbole
preset = Wie wollt ihr spielen?
preset-own = Eigene Auswahl
preset-players = { $count ->
    [one] für 1 Person
   *[other] für { $count } Personen
 }
setup-difficulty = Schwierigkeit { $difficulty } (0 ist leicht, ab 7 wird es sehr schwer)
