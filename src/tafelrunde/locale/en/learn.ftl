# Learning: lessons, the game on one page, the legend, the coach.
how-it-is-played = How it is played
legend = Legend of symbols
learn = Learn
learn-game = Learn { $game }
learn-minutes = { $least } to { $most } minutes
learn-go-on = Continue the lesson
coach = Coach
lesson-progress = Progress of the lesson
lesson-begin = Begin
lesson-anew = Begin anew
lesson-next = Next
lesson-finish = Finish the lesson
lesson-skip = Play on without the coach
lesson-back = Bring the coach back
lesson-choose-for-me = Choose for me
lesson-not-yet = That would be allowed, but I want to show you something else now. Look at what is lit up.
lesson-read-first = One moment: read this first and press “Next”.
lesson-watch = Watch what happens …
lesson-others = Now it is the others’ turn.
lesson-free = This one is all yours.
lesson-done = From here on you play without me. Enjoy!
lesson-following = Next lesson: { $lesson }
you-learner = You
setting-coach = Coach: a line about each question
key-page = How it is played
key-legend = Legend of symbols
preset = How do you want to play?
preset-own = Own choice
preset-players = { $count ->
    [one] for 1 player
   *[other] for { $count } players
 }
setup-difficulty = Difficulty { $difficulty } (0 is easy, from 7 on it is very hard)
