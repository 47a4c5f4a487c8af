# Der Tisch im Browser: Plätze, Fragen, Seitenleisten.
# $player, $user und dergleichen sind Namen; $players ist eine Liste von Namen, $count sagt, wie viele es sind.
# $character kommt in den Formen, die story.ftl erklärt.
# $card, $first und $second sind Wendungen aus `story-card-*`: Nominativ wie Akkusativ, nie Dativ.

## Rund um den Tisch

seat-number = Platz { $number }
seat-bot = Bot
coins-of =
    { $viewer ->
        [player] { $amount ->
            [one] Du hast 1 Münze
           *[other] Du hast { $amount } Münzen
        }
       *[nobody] { $amount ->
            [one] { $player } hat 1 Münze
           *[other] { $player } hat { $amount } Münzen
        }
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
# Neben der Zahl: gezahlt wird erst nach der Fähigkeit
place-courthouse-fines =
    { $amount ->
        [one] 1 Münze Strafe steht noch aus
       *[other] { $amount } Münzen Strafe stehen noch aus
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

mark-away = Bot spielt
mark-lost = offline
mark-ready = bereit
mark-out = ausgeschieden
mark-wants-time =
    { $viewer ->
        [player] du willst mehr Zeit
       *[nobody] will mehr Zeit
    }
mark-wants-end =
    { $viewer ->
        [player] du willst aufhören
       *[nobody] will aufhören
    }

# Kurz, neben einer Person, die nicht frei wählen kann
bound-opening = Eröffnung
bound-look =
    { $viewer ->
        [player] du musst nachsehen
       *[nobody] muss nachsehen
    }
bound-swap =
    { $viewer ->
        [player] du musst tauschen oder nur so tun
       *[nobody] muss tauschen oder nur so tun
    }
bound-no-announce =
    { $viewer ->
        [player] du darfst nichts ansagen
       *[nobody] darf nichts ansagen
    }
bound-next =
    { $viewer ->
        [player] { $edition ->
            [first] aufgedeckt: du musst gleich tauschen oder nur so tun
           *[second] aufgedeckt: du darfst gleich nichts ansagen
        }
       *[nobody] { $edition ->
            [first] aufgedeckt: muss gleich tauschen oder nur so tun
           *[second] aufgedeckt: darf gleich nichts ansagen
        }
    }
# Dasselbe auf einem schmalen Schild
bound-short-look = sieht nach
bound-short-swap = nur Tausch
bound-short-no-announce = keine Ansage

# In Sprechblasen
voice-announces = Ich bin { $character }!
voice-contests = Nein, ich bin { $character }!
voice-passes = Ich passe.

## Was gefragt wird

ask-turn-choice = Du bist dran. Was machst du?
ask-announce = Für wen gibst du dich aus?
ask-turn-choice-opening = In den ersten vier Zügen wird immer getauscht, wirklich oder nur zum Schein.
ask-turn-choice-look = Du hast gespickt: Jetzt musst du nachsehen.
ask-turn-choice-swap = Du hast gerade eine Karte gezeigt: Jetzt musst du tauschen, wirklich oder nur zum Schein.
ask-turn-choice-no-announce = Du hast gerade eine Karte gezeigt: Diesmal darfst du nichts ansagen.

ask-contest-or-pass = { $player } sagt: „Ich bin { $character }!“ Widersprichst du?
ask-contest-too =
    { $count ->
        [one] { $players } hat schon widersprochen.
       *[other] { $players } haben schon widersprochen.
    }
ask-power = Fähigkeit { $character-genitive }

ask-which-player = Wähle jemanden.
ask-which-player-bishop = Mehrere sind gleich reich: Von wem nimmst du die Münzen?
ask-which-player-swindler = Mehrere sind gleich reich: Von wem nimmst du die Münzen?
ask-which-player-witch = Mit wem tauschst du dein ganzes Vermögen? Du musst nicht tauschen.
ask-which-player-inquisitor = Wen fragst du: „Wer bist du?“
ask-which-player-guru = Wen fragst du: „Wer bist du?“
ask-which-player-princess = Wer muss allen anderen die eigene Karte zeigen?
ask-which-player-puppet-master =
    { $step ->
        [1] Zwei zahlen an dich und tauschen dann die Plätze. Wer ist die erste Person?
       *[2] Und wer ist die zweite?
    }
ask-which-player-usurper = Wen willst du enttarnen?
ask-which-player-gambler = Wer soll raten, wie viele Münzen du versteckst?

ask-which-card = Wähle eine Karte.
ask-which-card-fool =
    { $step ->
        [1] Welche Karte nimmst du unter den Tisch?
       *[2] Und welche als zweite?
    }
ask-which-card-spy = Welche Karte siehst du dir zusammen mit deiner eigenen an?
ask-which-card-sage =
    { $step ->
        [1] Welche Karte siehst du dir zuerst an?
       *[2] Und welche als zweite?
    }
ask-which-card-inquisitor = Auf welche Karte zeigst du?
ask-which-card-princess = Welche Karte wird gezeigt?
ask-which-card-usurper = Welche Karte wird aufgedeckt?
ask-which-card-courtesan = Welche Karte rechts von dir wird aufgedeckt?

ask-which-character = Nenne einen Charakter.
ask-which-character-inquisitor = { $user } fragt: „Wer bist du?“ Danach wird deine Karte aufgedeckt. Liegst du falsch, zahlst du.
ask-which-character-guru = { $user } fragt: „Wer bist du?“ Danach wird deine Karte aufgedeckt. Liegst du falsch, zahlst du.
ask-which-character-usurper = Welcher Charakter ist es? Liegst du richtig, nutzt du seine Fähigkeit.

ask-whether-to-swap = Tauschst du { $first } und { $second }, oder tust du nur so?
ask-which-way = Alle geben ihr ganzes Vermögen weiter. In welche Richtung?
ask-how-many = Wie viele Münzen versteckst du unter der Hand?
ask-guess-how-many = { $user } versteckt Münzen unter der Hand. Wie viele? Rätst du richtig, gehören sie dir.

## Antworten

turn-look = Nachsehen
turn-look-hint = heimlich, wer du bist
turn-look-which = Welche Karte siehst du dir an?
turn-swap = Tauschen
turn-swap-hint = zwei Karten, oder nur zum Schein
turn-swap-which = Welche deiner Karten nimmst du?
turn-swap-with = Mit welcher Karte tauschen?
turn-swap-really = Echt tauschen oder nur so tun?
turn-swap-really-hint = Du nimmst { $first } und { $second } unter den Tisch. Nur du weißt, was dort passiert.
turn-announce = Ansagen
turn-announce-hint = Charakter nennen, Fähigkeit nutzen
turn-announce-which = Auf welche Karte legst du die Hand?
turn-announce-now = „Ich bin { $character }!“
turn-announce-risk = Alle dürfen sagen: „Nein, das bin ich!“ Dann zeigst du deine Karte, und ist es eine andere, zahlst du { amount-in-coins }.
turn-announce-cost = falsch bei Widerspruch: { amount-in-coins }
turn-cancel = Zurück

answer-swap = Echt tauschen
answer-pretend = Nur so tun
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
why-not-look-opening = Noch nicht: In den ersten vier Zügen wird immer getauscht.
why-not-announce-opening = Noch nicht: In den ersten vier Zügen wird immer getauscht.
why-not-look-swap = Du hast gerade eine Karte gezeigt: Diesmal musst du tauschen, wirklich oder nur zum Schein.
why-not-announce-swap = Du hast gerade eine Karte gezeigt: Diesmal musst du tauschen, wirklich oder nur zum Schein.
why-not-announce-no-announce = Du hast gerade eine Karte gezeigt: Diesmal darfst du nur nachsehen oder tauschen.
why-not-swap-look = Du hast gespickt: Diesmal musst du nachsehen.
why-not-announce-look = Du hast gespickt: Diesmal musst du nachsehen.
why-not-yourself = Nicht dich selbst: Wähle jemand anderen.
why-not-out = { $player } ist ausgeschieden.
why-not-player = { $player } kommt dafür gerade nicht infrage.
why-not-centre = Karten aus der Mitte gehen dafür nicht.
why-not-protected = Geschützte Karten gehen dafür nicht.
why-not-own = Keine von deinen Karten.
why-not-own-twice = Diese Karte nimmst du schon: Wähle eine andere.
why-not-others = Wähle zuerst eine deiner Karten.
why-not-card = Diese Karte geht jetzt nicht.

## Unterhalb des Tisches

dock-cards = Karten, die du nehmen kannst
dock-heading = Was passiert und was du tun kannst
dock-memorise = Merk dir, wer wer ist!
dock-memorise-hint = Noch liegen alle Karten offen. Sobald alle bereit sind, werden sie umgedreht.
dock-ready = Bereit!
dock-others-not-ready = Warten auf die anderen …
dock-away = Du bist weg: Ein Bot spielt für dich.
dock-back = Wieder da!
dock-aborted = Die Partie wurde per Abstimmung beendet.
dock-truth = Zur Wahrheit
dock-skip = Weiter
dock-held = Deine Antwort gilt, sobald sie an der Reihe ist. Bis dahin kannst du sie ändern.
dock-choose-card = Wähle eine Karte am Tisch oder hier:
dock-choose-person = Wähle jemanden am Tisch oder hier:
dock-peek = Spicken
dock-peek-at = Spicken: { $card }
dock-peek-hint = Alle erfahren es, und in deinem nächsten Zug musst du nachsehen.

wait-turn =
    { $viewer ->
        [player] Du bist dran.
       *[nobody] { $player } ist dran.
    }
# Dasselbe, wenn nicht alles erlaubt ist
wait-bound-opening =
    { $viewer ->
        [player] Eröffnung: Du musst tauschen oder nur so tun.
       *[nobody] Eröffnung: { $player } muss tauschen oder nur so tun.
    }
wait-bound-look =
    { $viewer ->
        [player] Du hast gespickt und musst nachsehen.
       *[nobody] { $player } hat gespickt und muss nachsehen.
    }
wait-bound-swap =
    { $viewer ->
        [player] Du hast gerade aufgedeckt und musst tauschen oder nur so tun.
       *[nobody] { $player } hat gerade aufgedeckt und muss tauschen oder nur so tun.
    }
wait-bound-no-announce =
    { $viewer ->
        [player] Du hast gerade aufgedeckt und darfst nichts ansagen.
       *[nobody] { $player } hat gerade aufgedeckt und darf nichts ansagen.
    }
wait-contest =
    { $viewer ->
        [player] Widersprichst du { $character-dative }?
       *[nobody] Widerspricht { $player } { $character-dative }?
    }
wait-power =
    { $viewer ->
        [player] Du wählst noch (Fähigkeit { $character-genitive }).
       *[nobody] { $player } wählt noch (Fähigkeit { $character-genitive }).
    }

sighting-done = Alles klar

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

log-heading = Was bisher geschah
log-empty = Noch ist nichts passiert.
log-fading = An diesem Tisch verblasst die Erinnerung: Hier steht nur die letzte Runde.
powers-cemetery = Zu Beginn auf dem Friedhof

seen-hint = Was du von jeder Karte gesehen hast und wer sie seitdem in der Hand hatte. Deine Notizen siehst nur du.
seen-hint-fading = Was du in der letzten Runde gesehen hast und wer jede Karte seitdem in der Hand hatte. Deine Notizen siehst nur du.
seen-sight =
    { $how ->
        [deal] { $character-name }, beim Austeilen.
        [look] { $character-name }, nachgesehen in Zug { $turn }.
        [peek] { $character-name }, gespickt in Zug { $turn }.
        [reveal] { $character-name }, aufgedeckt in Zug { $turn }.
        [elimination] { $character-name }, im Ausschlussverfahren: Alle anderen kennst du.
       *[shown] { $character-name }, gezeigt in Zug { $turn }.
    }
# Die Karte wurde seitdem bewegt: $card sagt, wo sie damals lag
seen-sight-elsewhere =
    { $how ->
        [deal] { $character-name }, { $card } beim Austeilen.
        [look] { $character-name }, { $card } beim Nachsehen in Zug { $turn }.
        [peek] { $character-name }, { $card } beim Spicken in Zug { $turn }.
        [reveal] { $character-name }, { $card } beim Aufdecken in Zug { $turn }.
        [elimination] { $character-name }, { $card }, als du alle anderen kanntest.
       *[shown] { $character-name }, { $card } beim Zeigen in Zug { $turn }.
    }
seen-untouched = Seitdem von anderen unberührt.
seen-touched =
    { $viewer ->
        [players] { $count ->
            [one] Seitdem von dir genommen.
           *[other] Seitdem von dir{ $players-after } genommen.
        }
       *[nobody] Seitdem genommen von { $players }.
    }
seen-hands =
    { $count ->
        [0] von anderen unberührt
        [one] seitdem { $count } Hand
       *[other] seitdem { $count } Hände
    }
seen-nothing = Keine Erinnerung.
seen-note = Notiz für { $card }
seen-note-here = Notiz

chat-heading = Chatverlauf
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-muted = Der Host hat dich stummgeschaltet.

## Eine Antwort auf dem Weg, und eine Adresse ohne Seite

dock-sending = Wird gesendet …
not-found-heading = Diese Seite gibt es nicht
not-found-hint = Prüfe die Adresse oder geh zurück zur Startseite.

## Der Tisch als Ganzes

line-lost = Verbindung verloren. Neuer Versuch …
line-closed = Nicht verbunden.
absent-since = { $player } ist offline seit { $time }.
absent-then =
    { $wait ->
        [bot] Wer nach zwei Minuten nicht zurück ist, für den spielt ein Bot.
        [time] Wer nach zwei Minuten oder bei Ablauf der Zeit nicht zurück ist, für den spielt ein Bot.
        [clock] Der Tisch wartet, bis die Zeit abläuft.
       *[nobody] Der Tisch wartet, bis jemand zurück ist.
    }
no-clock-hint = Ohne Zeitdruck: Der Tisch wartet auf jede Antwort, so lange es dauert.
vote-wait = Für mehr Zeit stimmen
vote-wait-back = Doch nicht mehr Zeit
vote-wait-hint = Stimmt mehr als die Hälfte der Mitspielenden dafür, läuft die Zeit für diese Entscheidung neu.
vote-abort = Für Abbruch stimmen
vote-abort-back = Doch weiterspielen
vote-abort-hint = Stimmt mehr als die Hälfte der Anwesenden dafür, die seit dem Austeilen mitspielen, endet die Partie, und niemand gewinnt.
leave = Tisch verlassen
leave-hint = Wenn du gehst, spielt ein Bot für dich weiter.

title-table = Mascarade { $code }
title-awaited = ● Du bist dran – Mascarade { $code }

closed-heading = Nicht verbunden
closed-again = Hier verbinden
arriving = Auf dem Weg zum Tisch …
no-table-heading = Diesen Tisch finden wir nicht
no-table-hint = Prüfe den Code oder den Link. Vielleicht gibt es den Tisch nicht mehr, oder du hast keinen Zutritt.
error-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.

on-game-heading = An diesem Tisch läuft eine Partie
on-game-join = Mitspielen
on-game-join-hint = Du kannst einen Bot ablösen und mit seinen Münzen und seiner Karte weiterspielen. Du weißt, was alle am Tisch gesehen haben.
on-game-take-over = { $player } ablösen
on-game-return = Dein Platz
on-game-return-hint = Ein Bot spielt für dich. Du weißt wieder, was du wusstest; was der Bot gesehen hat, bleibt verborgen.
on-game-return-now = Zurück in die Partie
on-game-watch = Zusehen
on-game-watch-hint = Du siehst, was alle am Tisch sehen dürfen.
on-game-watch-only = Danach kannst du in dieser Partie nicht mehr mitspielen.
on-game-watch-now = Jetzt zusehen
on-game-nothing = Der Host lässt bei dieser Partie niemanden einsteigen oder zusehen. Komm wieder, wenn sie vorbei ist.
