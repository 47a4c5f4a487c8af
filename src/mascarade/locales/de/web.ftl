# Der Tisch im Browser: Plätze, Fragen, Seitenleisten.
# $player, $user und dergleichen sind Namen; $players ist eine Liste von Namen, $count sagt, wie viele es sind.
# $character kommt in den Formen, die story.ftl erklärt.
# $card, $first und $second sind Wendungen aus `story-card-*` oder `card-yours`: Nominativ wie Akkusativ, nie Dativ.

## Rund um den Tisch

seat-number = Platz { $number }
seat-you = (du)
seat-bot = ein Bot
card-yours =
    { $which ->
        [left] deine linke Karte
        [right] deine rechte Karte
        [protected] deine geschützte Karte
       *[only] deine Karte
    }
coins-of =
    { $amount ->
        [one] { $player } hat 1 Münze
       *[other] { $player } hat { $amount } Münzen
    }

place-bank = Bank
place-bank-holds =
    { $amount ->
        [one] 1 Münze in der Bank
       *[other] { $amount } Münzen in der Bank
    }
# Kurz: auf einem Telefon steht es zwischen Bank und Friedhof
place-courthouse = Gericht
place-courthouse-holds =
    { $amount ->
        [one] 1 Münze in der Gerichtskasse
       *[other] { $amount } Münzen in der Gerichtskasse
    }
place-cemetery = Friedhof
place-centre = Karten in der Mitte

table-title = Tisch { $code }
table-heading = Der Tisch
table-seats = Alle am Tisch, im Uhrzeigersinn
table-home = Zur Startseite
table-edition = { $edition-start }
table-turn = Zug { $turn }
table-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
table-more = Mehr zu dieser Partie

mark-away = Bot entscheidet
mark-lost = offline
mark-ready = bereit
mark-out = ausgeschieden
mark-wants-time = will mehr Zeit
mark-wants-end = will aufhören

# Kurz, neben einer Person, die nicht frei wählen kann
bound-opening = Eröffnung: tauscht
bound-look = muss nachsehen
bound-swap = muss tauschen
bound-no-announce = darf nichts ansagen
bound-next =
    { $edition ->
        [first] Karte aufgedeckt: muss dann tauschen
       *[second] Karte aufgedeckt: darf dann nichts ansagen
    }

# In Sprechblasen
voice-announces = Ich bin { $character }!
voice-contests = Nein, ich bin { $character }!
voice-passes = passt

## Was gefragt wird

ask-turn-choice = Du bist dran. Was tust du?
ask-turn-choice-opening = In den ersten vier Zügen werden immer zwei Karten getauscht, wirklich oder nur zum Schein.
ask-turn-choice-look = Du hast das Spicken zugegeben, also musst du deine Karte ansehen.
ask-turn-choice-swap = Du hast im letzten Zug eine Karte aufgedeckt, also musst du tauschen, wirklich oder nur zum Schein.
ask-turn-choice-no-announce = Du hast im letzten Zug eine Karte aufgedeckt, also darfst du nichts ansagen.

ask-contest-or-pass = { $player } sagt: „Ich bin { $character }!“ Widersprichst du?
ask-contest-too =
    { $count ->
        [one] { $players } widerspricht schon.
       *[other] { $players } widersprechen schon.
    }
ask-power = Die Fähigkeit { $character-genitive }

ask-which-player = Wähle eine Person.
ask-which-player-bishop = Mehrere sind gleich reich: Von wem nimmst du die Münzen?
ask-which-player-swindler = Mehrere sind gleich reich: Von wem nimmst du die Münzen?
ask-which-player-witch = Mit wem tauschst du dein ganzes Vermögen? Du kannst auch alles lassen, wie es ist.
ask-which-player-inquisitor = Wen fragst du: „Wer bist du?“
ask-which-player-guru = Wen fragst du: „Wer bist du?“
ask-which-player-princess = Wer zeigt allen anderen die eigene Karte?
ask-which-player-puppet-master =
    { $step ->
        [1] Wähle die erste von zwei Personen, die an dich zahlen und die Plätze tauschen.
       *[2] Wer tauscht mit dieser Person den Platz?
    }
ask-which-player-usurper = Wessen Charakter willst du nennen?
ask-which-player-gambler = Wer muss raten, wie viele Münzen du verbirgst?

ask-which-card = Wähle eine Karte.
ask-which-card-fool =
    { $step ->
        [1] Wähle die erste Karte, die du unter den Tisch nimmst.
       *[2] Wähle die zweite Karte.
    }
ask-which-card-spy = Welche Karte siehst du dir an, zusammen mit deiner eigenen?
ask-which-card-sage =
    { $step ->
        [1] Wähle die erste Karte, die du dir ansiehst.
       *[2] Wähle die zweite Karte, die du dir ansiehst.
    }
ask-which-card-inquisitor = Auf welche dieser Karten zeigst du?
ask-which-card-princess = Welche dieser Karten wird gezeigt?
ask-which-card-usurper = Welche dieser Karten deckst du auf?
ask-which-card-courtesan = Welche Karte rechts von dir deckst du auf?

ask-which-character = Nenne einen Charakter.
ask-which-character-inquisitor = { $user } fragt dich: Wer bist du? Danach wird deine Karte aufgedeckt, und wenn du falschliegst, zahlst du.
ask-which-character-guru = { $user } fragt dich: Wer bist du? Danach wird deine Karte aufgedeckt, und wenn du falschliegst, zahlst du.
ask-which-character-usurper = Welcher Charakter ist diese Karte? Hast du recht, nutzt du ihre Fähigkeit.

ask-whether-to-swap = Tauschst du { $first } und { $second } oder tust du nur so?
ask-which-way = Alle geben ihr ganzes Vermögen weiter: in welche Richtung?
ask-how-many = Wie viele Münzen verbirgst du unter der Hand?
ask-guess-how-many = { $user } verbirgt Münzen unter der Hand. Wie viele? Rätst du richtig, gehören sie dir.

## Antworten

turn-look = Nachsehen
turn-look-hint = heimlich, welche Karte du hast
turn-look-which = Tippe auf die Karte, die du dir ansiehst.
turn-swap = Tauschen
turn-swap-hint = zwei Karten unter dem Tisch, oder nur zum Schein
turn-swap-which = Tippe auf die eigene Karte, die du nimmst.
turn-swap-with = Tippe auf die andere Karte, die du unter den Tisch nimmst.
turn-swap-really = Du nimmst { $first } und { $second } unter den Tisch. Nur du weißt, was dort geschieht:
turn-announce = Ansagen
turn-announce-hint = wer du bist, und die Fähigkeit nutzen
turn-announce-which = Tippe auf die eigene Karte, auf die du die Hand legst.
turn-announce-now = „Ich bin { $character }!“
turn-cancel = Zurück

answer-swap = Wirklich tauschen
answer-pretend = Nur so tun
answer-contest = „Nein, ich bin { $character }!“
answer-contest-with = „Nein, ich bin { $character }!“, Hand auf { $card }
answer-pass = Passen
# Steht nur zur Wahl, wenn gefragt wird, mit wem das Vermögen getauscht wird
answer-decline = Mit niemandem
answer-direction =
    { $direction ->
        [left] Nach links
       *[right] Nach rechts
    }
characters-to-choose = Charaktere zur Auswahl

## Warum sich etwas nicht antippen lässt

why-not-now = Das geht jetzt nicht.
why-not-look-opening = Nicht in der Eröffnung: In den ersten vier Zügen wird immer getauscht.
why-not-announce-opening = Nicht in der Eröffnung: In den ersten vier Zügen wird immer getauscht.
why-not-look-swap = Du hast im letzten Zug eine Karte aufgedeckt: Diesmal musst du tauschen, wirklich oder nur zum Schein.
why-not-announce-swap = Du hast im letzten Zug eine Karte aufgedeckt: Diesmal musst du tauschen, wirklich oder nur zum Schein.
why-not-announce-no-announce = Du hast im letzten Zug eine Karte aufgedeckt: Diesmal darfst du nachsehen oder tauschen, aber nichts ansagen.
why-not-swap-look = Du hast das Spicken zugegeben: Diesmal musst du nachsehen.
why-not-announce-look = Du hast das Spicken zugegeben: Diesmal musst du nachsehen.
why-not-yourself = Nicht dich selbst: Wähle jemand anderen.
why-not-out = { $player } ist ausgeschieden.
why-not-player = Die Fähigkeit kann { $player } jetzt nicht treffen.
why-not-centre = Eine Karte aus der Mitte geht dafür nicht.
why-not-protected = Eine geschützte Karte geht dafür nicht.
why-not-own = Keine deiner eigenen Karten.
why-not-own-twice = Diese Karte nimmst du schon: Wähle eine andere.
why-not-others = Wähle zuerst eine deiner eigenen Karten.
why-not-card = Diese Karte geht jetzt nicht.

## Unterhalb des Tisches

dock-cards = Karten, die du nehmen kannst
dock-heading = Was geschieht und was du tun kannst
dock-memorise = Merk dir, wer wer ist!
dock-memorise-hint = Alle Karten liegen offen. Sie werden umgedreht, wenn alle bereit sind.
dock-ready = Ich bin bereit
dock-others-not-ready = Warten auf die anderen
dock-away = Du bist weg: Ein Bot entscheidet für dich.
dock-back = Ich bin wieder da
dock-aborted = Die Partie wurde durch Abstimmung beendet.
dock-truth = Zur Wahrheit
dock-skip = Weiter
dock-held = Deine Antwort bleibt liegen, bis sie an der Reihe ist. Noch kannst du sie ändern.
dock-tap-card = Tippe am Tisch auf eine Karte oder wähle hier:
dock-tap-person = Tippe am Tisch auf eine Person oder wähle hier:
dock-peek = Spicken zugeben
dock-peek-at = Spicken zugeben: { $card }
dock-peek-hint = Alle erfahren es, und in deinem nächsten Zug musst du nachsehen.

wait-turn = { $player } ist dran.
wait-contest = Widerspricht { $player } der Ansage „{ $character-name }“?
wait-power = { $player } muss wählen, für die Fähigkeit { $character-genitive }.

sighting-done = Gesehen

clock-days = noch { $count } Tage
clock-hours = noch { $count } Stunden
clock-minutes = noch { $count } Minuten
clock-seconds = noch { $count } s

## Neben dem Tisch

side-heading = Verlauf, Fähigkeiten, Gesehenes und Chat
side-log = Verlauf
side-powers = Fähigkeiten
side-seen = Gesehen
side-chat = Chat
side-unread = ungelesen

log-heading = Die Partie bis jetzt
log-empty = Noch ist nichts geschehen.
log-fading = An diesem Tisch verblasst die Erinnerung: Erzählt wird nur die letzte Runde.
powers-cemetery = Zu Beginn auf dem Friedhof

seen-hint = Was du von jeder Karte gesehen hast und wer sie seitdem in den Händen hatte. Notizen sind nur für dich.
seen-hint-fading = Was du in der letzten Runde gesehen hast und wer jede Karte seitdem in den Händen hatte. Notizen sind nur für dich.
seen-sight =
    { $how ->
        [deal] { $character-name }, beim Austeilen.
        [look] { $character-name }, nachgesehen in Zug { $turn }.
        [peek] { $character-name }, gespickt in Zug { $turn }.
        [reveal] { $character-name }, aufgedeckt in Zug { $turn }.
       *[shown] { $character-name }, gezeigt in Zug { $turn }.
    }
seen-untouched = Seitdem unberührt.
# $players kann `seen-by-me-*` enthalten, darum steht „du“ dort im Dativ
seen-touched = Seitdem in den Händen von { $players }.
seen-by-me-swapped = dir (getauscht)
seen-by-me-kept = dir (nicht getauscht)
seen-nothing = Nicht gesehen.
seen-note = Notiz über { $card }
seen-note-here = Notiz

chat-heading = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-muted = Die Tischleitung hat dir das Wort entzogen.

## Eine Antwort auf dem Weg, und eine Adresse ohne Seite

dock-sending = Wird gesendet …
not-found-heading = Diese Seite gibt es nicht
not-found-hint = Prüfe die Adresse oder geh zurück zur Startseite.

## Der Tisch als Ganzes

line-lost = Verbindung verloren. Neuer Versuch …
line-closed = Nicht verbunden.
vote-wait = Für mehr Zeit stimmen
vote-wait-back = Du willst mehr Zeit: zurücknehmen
vote-wait-hint = Will das mehr als die Hälfte der Anwesenden, bekommt die Entscheidung ihre Zeit noch einmal.
vote-abort = Für das Ende der Partie stimmen
vote-abort-back = Du willst aufhören: zurücknehmen
vote-abort-hint = Will das mehr als die Hälfte der Anwesenden, endet die Partie, ohne dass jemand gewinnt.
leave = Tisch verlassen
leave-hint = Wenn du gehst, spielt ein Bot an deiner Stelle weiter.

title-table = Mascarade { $code }
title-awaited = ● Du bist gefragt – Mascarade { $code }

closed-heading = Nicht verbunden
closed-again = Hier verbinden
arriving = Auf dem Weg zum Tisch …
no-table-heading = Diesen Tisch gibt es für dich nicht.
error-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.

on-game-heading = An diesem Tisch läuft eine Partie
on-game-join = Mitspielen
on-game-join-hint = Du kannst einen Bot ablösen und an seiner Stelle weiterspielen, mit seinen Münzen und seiner Karte.
on-game-take-over = { $player } ablösen
on-game-watch = Zusehen
on-game-watch-hint = Du siehst, was alle am Tisch sehen dürfen. Wer zugesehen hat, kann in dieser Partie keinen Platz mehr einnehmen.
on-game-watch-now = Bei der Partie zusehen
on-game-nothing = Die Tischleitung lässt niemanden mitspielen oder zusehen. Komm wieder, wenn die Partie vorbei ist.
