# Die Seite rund um den Tisch: ihr Rahmen und ihr Menü, der Weg hinein, die Startseite und der Raum vor der Partie.
# $name und dergleichen sind Namen von Personen, also ohne bekanntes Geschlecht.

## Namen für alle, die keinen nennen, je höchstens 24 Zeichen, durch Semikolons getrennt

guest-names = Ballgast; Samtmaske; Silberdomino; Mitternachtsgast; Fremde Maske; Goldfeder; Mondscheinmaske; Seidendomino

## Der Rahmen

shell-title = { $page } · Mascarade
shell-home = Mascarade, zur Startseite
shell-site = Die Website
shell-rules = Regeln
shell-characters = Charaktere
shell-dismiss = Meldung ausblenden
shell-close = Schließen
shell-unofficial = Ein inoffizielles Fanprojekt. Mascarade ist ein Spiel von Bruno Faidutti; Texte und Bilder hier sind unsere eigenen.

## Das Menü

menu-open = Einstellungen
menu-open-named = Einstellungen von { $name }
menu-heading = Einstellungen
menu-language = Sprache
menu-appearance = Aussehen
menu-appearance-value =
    { $value ->
        [dark] Nacht
        [light] Tag
       *[auto] Wie das System
    }
menu-pace = Spieltempo
menu-pace-value =
    { $value ->
        [slow] Langsam
        [usual] Normal
        [fast] Schnell
       *[instant] Sofort
    }
menu-pace-about = Jeder Tisch hat sein eigenes Tempo: Schneller geht immer, langsamer nicht.
menu-sound = Töne
menu-sound-about = Leise Töne für Karten, Münzen und deinen Zug.
menu-notify = Benachrichtigungen
menu-notify-about = Der Browser meldet sich, wenn du dran bist und gerade woanders hinsiehst.
menu-notify-cannot = Browser erlauben das nur auf Seiten, die über https geladen wurden.
menu-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Website-Einstellungen lässt sich das ändern.
menu-you = Du
menu-nobody = Hier kennt dich noch niemand. Deinen Namen nennst du, wenn du an einen Tisch kommst.
menu-name = Dein Name
menu-name-about = Er gilt für künftige Tische; wo du schon sitzt, behältst du den alten.
menu-rename = Ändern
menu-renamed = Von jetzt an heißt du { $name }.
menu-recovery = Wiederherstellungslink erstellen
menu-recovery-about = Bewahre diesen Link auf: Er bringt dich und deine Plätze zurück, wenn dieses Gerät dich vergisst. Frühere Links gelten nicht mehr.
menu-move = Auf ein anderes Gerät umziehen
menu-move-about = Öffne diesen Link innerhalb von fünf Minuten auf dem anderen Gerät. Er gilt nur einmal, und dieses Gerät vergisst dich dann.
menu-forget = Mich hier vergessen
menu-forget-about = Dieses Gerät kennt dich dann nicht mehr. Ohne Wiederherstellungslink sind deine Plätze verloren.
menu-forget-sure = Ja, vergiss mich
menu-forget-not = Nein, doch nicht
menu-record = Deine Spiele und deine Daten
menu-copy = Kopieren
menu-copied = Kopiert
menu-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
menu-link = Link

## Die Startseite

home-title = Ein Bluffspiel mit Masken
home-heading = Mascarade
home-lead = Unter dem Tisch wandern Karten von Hand zu Hand, bis niemand mehr ganz sicher ist, wer hinter der eigenen Maske steckt. Sag, du bist der König, und hoffe, dass es niemand besser weiß.
home-name = Dein Name auf dem Ball
home-name-another = Anderen Namen vorschlagen
home-play = Jetzt spielen
home-play-about = Du und fünf Bots, sofort ausgeteilt, ohne Uhr.
home-lesson = Spielen lernen
home-lesson-on = Lektion fortsetzen
home-lesson-about = Neu hier? Drei Minuten an einem richtigen Tisch.
home-lesson-table = Deine Lektion
home-preparing = Der Tisch wird gedeckt …
home-as = Du spielst als { $name }.
home-friends = Mit anderen spielen
home-create = Tisch eröffnen
home-create-about = Wähle Karten und Regeln, lade mit einem Link oder Code andere ein und gib freie Plätze an Bots.
home-device = Um ein Gerät herum
home-device-about = Ihr sitzt zusammen? Gebt ein Handy oder Tablet herum: Ein Vorhang verbirgt, was nicht für euch ist.
home-join-field = Code oder Link
home-join-about = Gib den Code ein, den du bekommen hast, oder füge den ganzen Link ein.
home-join-go = Zum Tisch
home-join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
home-mine = Deine Tische
home-mine-none = Noch sitzt du an keinem Tisch.
home-public = Öffentliche Tische
home-public-none = Gerade steht kein Tisch allen offen. Eröffne einen und mach ihn öffentlich.
home-public-nobody = Öffentliche Tische siehst du, sobald du hier einen Namen hast.
home-awaited = Du bist gefragt
home-table-of = Tisch von { $name }
home-table-unhosted = Tisch { $code }
home-table-edition =
    { $edition ->
        [first] Erste Ausgabe
       *[second] Zweite Ausgabe
    }
home-table-state =
    { $phase ->
        [lobby] { $seated } von { $players } Plätzen besetzt
        [memorising] Die Karten sind ausgeteilt
        [playing] Eine Partie läuft, { $players } Personen
        [finished] Die Partie ist vorbei
        [aborted] Die Partie wurde abgebrochen
       *[closed] Geschlossen
    }
home-table-go =
    { $way ->
        [back] Weiter
        [join] Mitspielen
        [watch] Zusehen
       *[look] Öffnen
    }
home-learn = So wird gespielt
home-learn-about = Das ganze Spiel in fünf Minuten.
home-cast = Wer auf dem Ball ist
home-cast-about = Alle Charaktere und ihre Fähigkeiten.
home-design = Ein Set entwerfen
home-design-about = Wähle die Charaktere, sieh, was die Regeln sagen, und probier es aus.

## Mit einem Link kommen

enter-title = Du bist eingeladen
enter-heading = Du bist eingeladen
enter-about = An Tisch { $code } wird dir ein Platz freigehalten. Wie sollen dich die anderen nennen?
enter-name = Dein Name
enter-go = Eintreten
enter-known = Du warst schon einmal hier? Öffne deinen Wiederherstellungslink auf diesem Gerät.

## Ein Link mit Schlüssel

key-title = Ein Link für dich
key-heading =
    { $kind ->
        [move] Hierher umziehen
       *[recover] Zurückkommen
    }
key-about =
    { $kind ->
        [move] Mit diesem Link ziehst du samt deinen Plätzen vom anderen Gerät auf dieses um. Das andere Gerät vergisst dich.
       *[recover] Dieser Link bringt dich und deine Plätze auf dieses Gerät zurück.
    }
key-now = Dieses Gerät kennt dich als { $name }. Das vergisst es dann, samt den Plätzen, die dazugehören.
key-use =
    { $kind ->
        [move] Auf dieses Gerät umziehen
       *[recover] Hierher zurückkommen
    }
key-leave = Alles lassen, wie es ist

## Vor der Partie

lobby-title = Tisch { $code }
lobby-heading = Vor der Partie
lobby-table = Der Tisch
lobby-host-is = { $name } leitet den Tisch und richtet ihn ein.
lobby-host-none = Dieser Tisch hat gerade keine Tischleitung.
lobby-watching =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }

# Plätze
lobby-seat = Platz { $number }
lobby-seat-empty = frei
lobby-seat-you = du
lobby-seat-host = Tischleitung
lobby-seat-lost = offline
lobby-seat-bot = Bot: { $bot }
lobby-sit = Hier hinsetzen
lobby-move-here = Hierher wechseln
lobby-take-seat = Platz nehmen
lobby-stand = Tisch verlassen
lobby-stand-alone = Außer dir ist kein Mensch hier: Der Tisch wird dann geschlossen.
lobby-send-away = Wegschicken
lobby-make-host = Leitung übergeben
lobby-become-host = Leitung übernehmen
lobby-mute = Wort entziehen
lobby-unmute = Wort zurückgeben
lobby-seat-nothing = Hier gibt es für dich nichts zu tun.
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen, bis die Partie beginnt.

# Beginnen
lobby-start = Karten austeilen
lobby-start-fill =
    { $empty ->
        [one] Mit einem Bot auffüllen und austeilen
       *[other] Mit { $empty } Bots auffüllen und austeilen
    }
lobby-start-missing =
    { $empty ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
       *[other] { $empty } Plätze sind noch frei: Warte auf andere oder gib sie Bots.
    }
lobby-start-ready = Alle sind da.
lobby-start-wait = { $name } teilt aus, wenn alle da sind.
lobby-start-wait-nobody = Die Tischleitung teilt aus, wenn alle da sind.

# Einladen
lobby-invite = Einladen
lobby-invite-about = Wer diesen Link oder den Code { $code } hat, kann hereinkommen.
lobby-code = Code
lobby-invite-link = Link zu diesem Tisch
lobby-invite-qr = Scanne ihn mit einem Handy im selben Netzwerk.
lobby-invite-qr-label = Der Link zu diesem Tisch als QR-Code
lobby-invite-loopback = Nur dieser Rechner erreicht den Server. Um mit anderen Geräten in deinem Netzwerk zu spielen, starte ihn mit:
lobby-invite-which = Adresse deines Rechners im Netzwerk

# Bots
lobby-bots = Bots
lobby-bots-about = Sie sehen nur, was ein Mensch auf ihrem Platz sehen würde.
lobby-bot-level = Welcher Bot
lobby-bot-name =
    { $bot ->
        [novice] Neuling
        [regular] Stammgast
        [expert] Profi
        [quick] Blitz
        [random] Zufall
       *[other] { $bot }
    }
lobby-bot-add = Bot hinzufügen
lobby-bot-add-here = Bot hierhersetzen
lobby-bot-fill =
    { $empty ->
        [one] Letzten Platz füllen
       *[other] { $empty } freie Plätze füllen
    }
lobby-bot-full = Alle Plätze sind besetzt.
lobby-bot-own-words = „{ $summary }“
temper-heading = Wesen
temper-preset =
    { $preset ->
        [own] Sein eigenes
        [varied] Jeder anders
        [cautious] Vorsichtig
        [daring] Wagemutig
        [suspicious] Misstrauisch
        [dreamy] Verträumt
        [sharp] Scharfsinnig
       *[mixed] Wie unten
    }
temper-tune = Genauer einstellen
temper-boldness = Wagemut
temper-boldness-about = Wie leicht er behauptet, jemand zu sein, der er nicht ist.
temper-scepticism = Misstrauen
temper-scepticism-about = Wie leicht er den Ansagen anderer widerspricht.
temper-memory = Gedächtnis
temper-memory-about = Wie lange er behält, was er gesehen hat.
temper-percent = { $percent } %
temper-told = Wagemut { $boldness } %, Misstrauen { $scepticism } %, Gedächtnis { $memory } %

# Die Karten
cards-heading = Karten
cards-edition = Ausgabe
cards-players = Personen
cards-players-many = { $count } Personen
cards-players-fewer = Eine Person weniger
cards-players-more = Eine Person mehr
cards-set = Set
cards-set-name =
    { $set ->
        [base] Grundspiel
        [base-2013] Grundspiel 2013
        [A] Seite A
        [B] Seite B
        [classic] Klassisch
        [let-it-roll] Jetzt geht’s rund
        [unity] Gemeinsam stark
        [combo] Ultimative Kombination
        [duel] Tödliches Duell
        [trio] Höllisches Trio
        [random] Zufällig
        [own] Eigenes Set
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] Die Karten der ersten Schachtel.
        [base-2013] Wie im Erstdruck, mit der Spionin anstelle des Narren.
        [A] Für die ersten Partien: Geld und ein wenig Unfug.
        [B] Für alle, die das Spiel kennen: mehr zum Nachdenken.
        [classic] Die Erweiterung, wie aus einem Guss.
        [let-it-roll] Die Erweiterung, mit schnellen Wendungen des Glücks.
        [unity] Die Erweiterung, in der sich Zusammenhalt lohnt.
        [combo] Die Erweiterung von ihrer wildesten Seite.
        [duel] Zwei Personen, sechs Karten und der Verfluchte.
        [trio] Drei Personen, sechs Karten.
        [random] Beim Austeilen wird eines der veröffentlichten Sets gezogen.
        [own] Wählt die Charaktere selbst.
       *[other] Ein veröffentlichtes Set.
    }
cards-in-set =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
cards-centre =
    { $count ->
        [0] Keine davon liegt in der Mitte.
        [one] Eine davon liegt verdeckt in der Mitte.
       *[other] { $count } davon liegen verdeckt in der Mitte.
    }
cards-twice = { $count }× { $name }
cards-cemetery-of-set =
    { $count ->
        [one] Eine weitere Karte liegt auf dem Friedhof.
       *[other] { $count } weitere Karten liegen auf dem Friedhof.
    }
cards-powers = Was diese Charaktere können
cards-purse = Bringt Geld von der Bank
cards-own-count =
    { $count ->
        [0] Keine Karte gewählt
        [one] Eine Karte gewählt
       *[other] { $count } Karten gewählt
    }
cards-own-played = Dieses Set liegt auf dem Tisch.
cards-own-not-yet = Noch nicht spielbar: Der Tisch behält sein bisheriges Set.
cards-own-minimum = ab { $minimum } Personen
cards-cemetery = Friedhof
cards-cemetery-about = Die Karten, deren Fähigkeiten sich heraufbeschwören lassen. Am Tisch sind sie nicht.
cards-cemetery-all = Alle Charaktere, die nicht am Tisch sind
cards-cemetery-chosen = Diese Charaktere
cards-saved = Deine gespeicherten Sets
cards-saved-choose = Wähle eines

# Wie gespielt wird
option-heading = So spielen wir
option-group =
    { $group ->
        [time] Zeit
        [contest] Widerspruch und Gedächtnis
        [people] Wer kommen darf
       *[house] Hausregeln
    }
option-on = Ja
option-off = Nein
option-name =
    { $option ->
        [first] Wer beginnt
        [seats] Wer wo sitzt
        [clock] Zeit für eine Entscheidung
        [window] Zeit zum Widersprechen
        [memorise] Zeit zum Einprägen
        [beat] Pause vor dem Zug eines Bots
        [pace] Spieltempo
        [contest] Wie geantwortet wird
        [memory] Was die Seite sich merkt
        [confess_peek] Spicken und zugeben
        [public] Öffentlich
        [spectators] Zusehen erlaubt
        [newcomers] Einsteigen erlaubt
        [only_the_richest] Nur die Reichsten gewinnen
        [spy_sees_centre] Mitte offen für die Spionin
       *[turn_limit] Zuggrenze
    }
option-about =
    { $option ->
        [first] Wer den ersten Zug hat; danach geht es im Uhrzeigersinn weiter.
        [seats] Alle, wo sie sich hingesetzt haben; oder alle Plätze werden zu Beginn der Partie ausgelost.
        [clock] Läuft die Zeit ab, spielt ein Bot weiter, bis die Person wieder da ist.
        [window] Wer bis dahin nicht auf eine Ansage geantwortet hat, hat gepasst.
        [memorise] So lange liegen die Karten offen, oder bis alle bereit sind. Ohne Zeitlimit für Entscheidungen gilt auch hier keins.
        [beat] Eine kurze Pause, immer gleich lang, damit sie nicht verrät, wie schwer die Entscheidung fiel.
        [pace] Wie lange jeder Zug zu sehen ist. Die Bedenkzeit beginnt erst danach; überspringen darf man jederzeit.
        [contest] Nacheinander, sodass alle die Antworten vor ihnen hören; oder geheim und alle zugleich aufgedeckt.
        [memory] Alles seit dem Austeilen; oder nur die letzte Runde, den Rest müsst ihr euch selbst merken.
        [confess_peek] Wer wartet, darf die eigene Karte ansehen: Alle erfahren es, und der nächste Zug geht fürs Nachsehen drauf.
        [public] Alle auf diesem Server finden den Tisch; sonst nur, wer den Link oder den Code hat.
        [spectators] Wer keinen Platz hat, darf bei der Partie zusehen. Zu sehen ist, was alle am Tisch wissen; mitspielen geht dann in dieser Partie nicht mehr.
        [newcomers] Während der Partie darf jemand Neues einen Bot ablösen.
        [only_the_richest] Erreichen mehrere zugleich 13 Münzen, gewinnt nur, wer von ihnen am reichsten ist.
        [spy_sees_centre] Auch in der zweiten Ausgabe darf die Spionin eine Karte in der Mitte wählen.
       *[turn_limit] Nach so vielen Zügen gewinnen die Reichsten.
    }
option-first-drawn = Das Los entscheidet
option-first-seat = Platz { $number }
option-seats-value =
    { $value ->
        [random] Ausgelost
       *[chosen] Wie gesetzt
    }
option-clock-none = Unbegrenzt
option-window-none = Wie sonst auch
option-contest-value =
    { $value ->
        [sealed] Geheim, alle zugleich
       *[clockwise] Reihum, nacheinander
    }
option-memory-value =
    { $value ->
        [fading] Nur die letzte Runde
       *[open] Alles
    }
option-limit-none = Keine Grenze
option-turns =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
option-beat-none = Keine Pause
duration =
    { $unit ->
        [seconds] { $count ->
            [one] 1 Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] 1 Minute
           *[other] { $count } Minuten
        }
       *[days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tage
        }
    }
lobby-chat = Chat
