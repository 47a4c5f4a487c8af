# Die Seite rund um den Tisch: ihr Rahmen und ihr Menü, der Weg hinein, die Startseite und der Raum vor der Partie.
# $name und dergleichen sind Namen von Personen, also ohne bekanntes Geschlecht.

## Namen für alle, die keinen nennen, je höchstens 24 Zeichen, durch Semikolons getrennt

guest-names = Ballgast; Samtmaske; Silberdomino; Mitternachtsgast; Fremde Maske; Goldfeder; Mondscheinmaske; Seidendomino

## Der Rahmen

shell-title = { $page } · Mascarade
shell-home = Mascarade, zur Startseite
shell-site = Website
shell-rules = Regeln
shell-characters = Charaktere
shell-dismiss = Meldung ausblenden
shell-close = Schließen
shell-unofficial = Ein inoffizielles Fanprojekt. Mascarade ist ein Spiel von Bruno Faidutti. Texte und Bilder hier sind unsere eigenen.

## Das Menü

menu-open = Einstellungen
menu-open-named = Einstellungen von { $name }
menu-heading = Einstellungen
menu-language = Sprache
menu-appearance = Darstellung
menu-appearance-value =
    { $value ->
        [dark] Nacht
        [light] Tag
       *[auto] Automatisch
    }
menu-pace = Spieltempo
menu-pace-value =
    { $value ->
        [slow] Langsam
        [usual] Normal
        [fast] Schnell
       *[instant] Sofort
    }
menu-pace-about = Wie lange jeder Zug zu sehen ist. Am Tisch kannst du es kürzer einstellen, als der Host gewählt hat, aber nicht länger.
menu-sound = Töne
menu-sound-value = { $volume ->
    [0] Aus
   *[other] { $volume } %
}
menu-sound-about = Leise Töne für Karten, Münzen und deinen Zug.
menu-notify = Benachrichtigungen
menu-notify-about = Der Browser meldet sich, wenn du dran bist und gerade woanders hinsiehst.
menu-notify-cannot = Das geht nur auf Seiten mit https.
menu-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
menu-you = Du
menu-nobody = Noch kennt dich hier niemand. Deinen Namen nennst du am ersten Tisch.
menu-name = Dein Name
menu-name-about = Gilt für neue Tische. Wo du schon sitzt, bleibt dein alter Name.
menu-rename = Ändern
menu-renamed = Du heißt jetzt { $name }.
menu-recovery = Rückkehr-Link erstellen
menu-recovery-when = Zur Sicherheit: Der Link bringt dich zurück, falls dieses Gerät dich vergisst.
menu-recovery-about = Heb diesen Link gut auf: Er bringt dich und deine Plätze zurück, wenn dieses Gerät dich vergisst. Wer ihn benutzt, meldet alle anderen Geräte ab. Ältere Links gelten nicht mehr.
menu-move = Gerät wechseln
menu-move-when = Um auf einem anderen Gerät statt auf diesem weiterzuspielen.
menu-move-about = Öffne diesen Link innerhalb von fünf Minuten auf dem anderen Gerät. Er gilt nur einmal, und dieses Gerät vergisst dich dann.
menu-forget = Dieses Gerät abmelden
menu-forget-about =
    { $devices ->
        [0] Dieses Gerät kennt dich dann nicht mehr. Ohne einen Rückkehr-Link gibt es kein Zurück: Dein Name, deine Plätze, Sets und Ergebnisse sind verloren.
        [one] Dieses Gerät kennt dich dann nicht mehr. Dein anderes Gerät bleibt angemeldet und kann dieses wieder hinzufügen.
       *[other] Dieses Gerät kennt dich dann nicht mehr. Deine { $devices } anderen Geräte bleiben angemeldet und können dieses wieder hinzufügen.
    }
menu-forget-games =
    { $count ->
        [one] Du hast noch eine laufende Partie: Tisch { $tables }.
       *[other] Du hast noch laufende Partien: Tische { $tables }.
    }
menu-forget-sure = Ja, abmelden
menu-forget-not = Lieber nicht
menu-account = Dein Konto
menu-copy = Kopieren
menu-copied = Kopiert
menu-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
menu-link = Link
menu-link-qr = QR-Code dieses Links

## Die Startseite

home-title = Ein Bluffspiel mit Masken
home-heading = Mascarade
home-lead = Unter dem Tisch wandern Karten von Hand zu Hand, bis niemand mehr sicher ist, wer hinter der eigenen Maske steckt. Behaupte, du bist der König, und hoffe, dass es niemand besser weiß.
home-name = Dein Name auf dem Ball
home-name-another = Anderen Namen vorschlagen
home-face = Wähle dein Gesicht
home-play = Jetzt spielen
home-play-about = Du und fünf Bots, sofort ausgeteilt, ohne Zeitdruck.
home-lesson = Spielen lernen
home-lesson-on = Weiterlernen
home-lesson-about = Neu hier? Drei Minuten an einem echten Tisch.
home-lesson-free = In deinem Tempo, eins nach dem anderen
home-lesson-table = Deine Einführung
home-preparing = Der Tisch wird gedeckt …
home-as = Du spielst als { $name }.
home-running = Deine Partie läuft
home-claim =
    { $viewer ->
        [player] Du sagst: „Ich bin { $character }!“
       *[nobody] { $player } sagt: „Ich bin { $character }!“
    }
home-waits-for-you = Der Tisch wartet auf dich
home-waits-for-others = Die anderen antworten
home-back = Zurück zum Tisch
home-ways = So kannst du spielen
home-people = Mit anderen
home-people-about = Setz dich an einen öffentlichen Tisch oder sieh zu.
home-people-waiting =
    { $tables ->
        [0] Kein Tisch wartet auf Mitspieler
        [one] { $tables } Tisch wartet auf Mitspieler
       *[other] { $tables } Tische warten auf Mitspieler
    }
home-friends = Mit Freunden
home-create-about = Wähle Karten und Regeln, lade per Link oder Code ein und setz Bots auf freie Plätze.
home-device = Alle an einem Gerät
home-device-about = Ihr sitzt zusammen? Reicht ein Handy oder Tablet herum: Ein Vorhang verdeckt, was die anderen nicht sehen dürfen.
home-device-players = 2 bis 13 Personen
home-join-field = Code oder Link
home-join-about = Gib deinen Code ein oder füge den ganzen Link ein.
home-join-go = Zum Tisch
home-join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
home-mine = Deine Tische
home-mine-none = Du sitzt noch an keinem Tisch.
home-public = Öffentliche Tische
home-public-none = Gerade ist kein Tisch für alle offen. Eröffne einen und mach ihn öffentlich.
home-awaited = Du bist dran
home-table-of = Tisch von { $name }
home-table-unhosted = Tisch { $code }
home-table-edition =
    { $edition ->
        [first] Erste Edition
       *[second] Zweite Edition
    }
home-table-state =
    { $phase ->
        [lobby] { $seated } von { $players } Plätzen besetzt
        [dealing] Es wird ausgeteilt
        [memorising] Karten ausgeteilt
        [playing] Partie läuft, { $players } Personen
        [finished] Partie vorbei
        [aborted] Partie abgebrochen
       *[closed] Geschlossen
    }
home-table-go =
    { $way ->
        [back] Weiter
        [join] Mitspielen
        [return] Zurückkehren
        [watch] Zusehen
       *[look] Öffnen
    }
home-more = Mehr
home-learn = So wird gespielt
home-learn-about = Das ganze Spiel in fünf Minuten.
home-cast = Wer ist auf dem Ball?
home-cast-about = Alle Charaktere und ihre Fähigkeiten.
home-design = Set entwerfen
home-design-about = Stell Charaktere zusammen, prüf sie an den Regeln und probier das Set aus.

## Mit einem Link kommen

enter-title = Du bist eingeladen
enter-heading = Du bist eingeladen
enter-about = Tisch { $code } erwartet dich. Wie sollen dich die anderen nennen?
enter-about-host = { $host } lädt dich an Tisch { $code } ein. Wie sollen dich die anderen nennen?
enter-go = Eintreten
enter-known = Schon einmal hier gewesen? Öffne deinen Rückkehr-Link auf diesem Gerät.

## Ein Link mit Schlüssel

key-title = Ein Link für dich
key-heading =
    { $kind ->
        [add] Auch hier anmelden
        [move] Hierher umziehen
       *[recover] Willkommen zurück
    }
key-about =
    { $kind ->
        [add] Dieser Link meldet dich auf diesem Gerät an. Das andere Gerät bleibt angemeldet.
        [move] Mit diesem Link ziehst du samt deinen Plätzen vom anderen Gerät auf dieses um. Das andere Gerät vergisst dich.
       *[recover] Dieser Link bringt dich und deine Plätze auf dieses Gerät zurück. Deine anderen Geräte werden abgemeldet.
    }
key-now = Dieses Gerät kennt dich als { $name }. Das vergisst es dann, samt deinen Plätzen.
key-use =
    { $kind ->
        [add] Hier anmelden
        [move] Umziehen
       *[recover] Zurückkehren
    }
key-leave = Abbrechen
signed-out-heading = Du wurdest abgemeldet
signed-out-about = Ein anderes Gerät hat dieses abgemeldet, oder dein Rückkehr-Link wurde anderswo benutzt. Um zurückzukommen, füge dieses Gerät von einem hinzu, das dich noch kennt, oder nimm deinen neuesten Rückkehr-Link.

## Vor der Partie

lobby-title = Tisch { $code }
lobby-heading = Vor der Partie
lobby-table = Der Tisch
lobby-host-is = { $name } ist Host und richtet den Tisch ein.
lobby-host-none = Dieser Tisch hat gerade keinen Host.
lobby-watching =
    { $count ->
        [one] Eine Person hier hat keinen Platz.
       *[other] { $count } Personen hier haben keinen Platz.
    }

# Plätze
lobby-seat = Platz { $number }
lobby-seat-empty = frei
lobby-seat-you = du
lobby-seat-host = Host
lobby-seat-here = da
lobby-seat-lost = offline
lobby-seat-offer = Bot hinsetzen oder wechseln
lobby-seat-bot = Bot: { $bot }
lobby-sit = Hier hinsetzen
lobby-move-here = Platz wechseln
lobby-take-seat = Platz nehmen
lobby-stand = Tisch verlassen
lobby-stand-alone = Außer dir ist hier kein Mensch: Wenn du gehst, wird der Tisch geschlossen.
lobby-send-away = Wegschicken
lobby-make-host = Zum Host machen
lobby-become-host = Host werden
lobby-mute = Stummschalten
lobby-unmute = Reden lassen
lobby-seat-nothing = Hier kannst du nichts tun.
lobby-full = Alle Plätze sind besetzt. Du kannst hierbleiben, bis die Partie beginnt.

# Beginnen
lobby-start = Karten austeilen
lobby-start-bots =
    { $empty ->
        [one] Ein Bot nimmt den freien Platz.
       *[other] Bots nehmen die { $empty } freien Plätze.
    }
lobby-seated = { $seated } von { $players } Plätzen besetzt
lobby-start-ready = Alle Plätze sind besetzt.
lobby-start-wait = { $name } teilt aus, wenn alle da sind.
lobby-start-wait-nobody = Der Host teilt aus, wenn alle da sind.
lobby-dealing =
    { $count ->
        [0] Es wird ausgeteilt …
       *[other] Es wird ausgeteilt: Gewartet wird auf { $names } …
    }
lobby-deal-failed =
    { $count ->
        [one] Es wurde nicht ausgeteilt: zehn Sekunden lang keine Antwort von { $names }. Der Platz ist jetzt frei.
       *[other] Es wurde nicht ausgeteilt: zehn Sekunden lang keine Antwort von { $names }. Die Plätze sind jetzt frei.
    }
lobby-deal-failed-you = Es wurde nicht ausgeteilt: Dein Gerät hat zehn Sekunden lang nicht geantwortet, und dein Platz wurde frei. Setz dich wieder, um mitzuspielen.
lobby-deal-failed-host = Du kannst noch einmal austeilen, dann nehmen Bots die freien Plätze. Oder warte, bis alle wieder da sind.
lobby-deals-failed =
    { $count ->
        [one] Ein Versuch auszuteilen ist bisher gescheitert.
       *[other] { $count } Versuche auszuteilen sind bisher gescheitert.
    }
lobby-lock-refused = Vorsicht: Der Server will etwas anderes austeilen, als diese Seite gezeigt hat. Deine Seite hat nichts aufgedeckt, also wird so nicht ausgeteilt.
lobby-lock-not-mine = Vorsicht: Für deinen Platz zählt ein anderer Beitrag als der, den diese Seite versprochen hat. Deshalb deckt sie nichts auf. Ist dieser Tisch noch auf einer anderen Seite oder einem anderen Gerät von dir offen, macht die mit. Wenn nicht, trau diesem Austeilen nicht.

# Einladen
lobby-invite = Einladen
lobby-invite-about = Mit diesem Link oder dem Code { $code } kommt man an den Tisch.
lobby-code = Code
lobby-invite-link = Link zu diesem Tisch
lobby-invite-qr = Scanne den Code mit einem Handy im selben Netzwerk.
lobby-invite-qr-label = Der Link zu diesem Tisch als QR-Code
lobby-invite-loopback = Noch erreicht nur dieser Rechner den Server. Damit andere Geräte im Netzwerk mitspielen können, starte ihn mit:
lobby-invite-which = Adresse deines Rechners im Netzwerk

# Bots
lobby-bots = Bots
lobby-bots-about = Sie sehen nur, was ein Mensch auf ihrem Platz sähe.
lobby-bot-level = Welcher Bot?
lobby-bot-more = Weitere Gegner
lobby-bot-name =
    { $bot ->
        [novice] Neuling
        [regular] Stammgast
        [expert] Profi
        [quick] Blitz
        [random] Zufall
        [truthful] Ehrlich
        [bluffer] Bluffer
        [trusting] Vertrauensselig
        [doubter] Zweifler
        [looker] Nachseher
        [shuffler] Mischer
        [parrot] Papagei
        [forgetful] Vergesslich
        [greedy] Gierig
        [cautious] Vorsichtig
        [moody] Launisch
        [guest] Gast
       *[other] { $bot }
    }
lobby-bot-add = Bot hinzufügen
lobby-bot-add-here = Bot hinsetzen
lobby-bot-fill =
    { $empty ->
        [one] Letzten Platz füllen
       *[other] { $empty } freie Plätze füllen
    }
lobby-bot-full = Alle Plätze sind besetzt.
lobby-bot-own-words = „{ $summary }“
temper-heading = Temperament
temper-preset =
    { $preset ->
        [own] Standard
        [varied] Gemischt
        [cautious] Vorsichtig
        [daring] Wagemutig
        [suspicious] Misstrauisch
        [dreamy] Verträumt
        [sharp] Scharfsinnig
       *[mixed] Angepasst
    }
temper-tune = Feineinstellung
temper-boldness = Wagemut
temper-boldness-about = Wie gern er blufft.
temper-scepticism = Misstrauen
temper-scepticism-about = Wie gern er anderen widerspricht.
temper-memory = Gedächtnis
temper-memory-about = Wie lange er sich merkt, was er gesehen hat.
temper-percent = { $percent } %
temper-told = Wagemut { $boldness } %, Misstrauen { $scepticism } %, Gedächtnis { $memory } %

# Die Karten
cards-heading = Karten
cards-edition = Edition
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
        [combo] Ultimative Kombo
        [duel] Tödliches Duell
        [trio] Höllisches Trio
        [random] Zufällig
        [own] Eigenes Set
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] Die Karten des Grundspiels.
        [base-2013] Wie im Erstdruck, mit der Spionin anstelle des Narren.
        [A] Für die ersten Partien: Geld und ein bisschen Unfug.
        [B] Für Erfahrene: mehr zum Grübeln.
        [classic] Die Erweiterung, wie aus einem Guss.
        [let-it-roll] Die Erweiterung, in der sich das Glück schnell wendet.
        [unity] Die Erweiterung, in der sich Zusammenhalt lohnt.
        [combo] Die Erweiterung von ihrer wildesten Seite.
        [duel] Zwei Personen, sechs Karten und der Verfluchte.
        [trio] Drei Personen, sechs Karten.
        [random] Beim Austeilen wird eines der veröffentlichten Sets ausgelost.
        [own] Ihr wählt die Charaktere selbst.
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
cards-own-played = Mit diesem Set wird gespielt.
cards-own-not-yet = Noch nicht spielbar: So lange gilt das bisherige Set.
cards-own-minimum = ab { $minimum } Personen
cards-cemetery = Friedhof
cards-cemetery-about = Karten, deren Fähigkeiten sich beschwören lassen. Am Tisch sind sie nicht.
cards-cemetery-all = Alle Charaktere, die nicht am Tisch sind
cards-cemetery-chosen = Diese Charaktere
cards-saved = Deine gespeicherten Sets

# Wie gespielt wird
option-heading = So spielen wir
option-group =
    { $group ->
        [time] Zeit
        [contest] Widerspruch und Gedächtnis
        [people] Wer dazukommen darf
       *[house] Hausregeln
    }
option-on = Ja
option-off = Nein
option-name =
    { $option ->
        [first] Wer beginnt
        [seats] Wer wo sitzt
        [clock] Zeit pro Entscheidung
        [window] Zeit zum Widersprechen
        [memorise] Zeit zum Einprägen
        [beat] Pause vor Zügen der Bots
        [pace] Spieltempo
        [contest] Wie geantwortet wird
        [memory] Gedächtnishilfe
        [confess_peek] Spicken erlaubt
        [public] Öffentlich
        [spectators] Zusehen erlaubt
        [newcomers] Einsteigen erlaubt
        [only_the_richest] Nur die Reichsten gewinnen
        [spy_sees_centre] Spionin darf in die Mitte
       *[turn_limit] Zuglimit
    }
option-about =
    { $option ->
        [first] Wer den ersten Zug hat. Danach geht es im Uhrzeigersinn weiter.
        [seats] Alle bleiben, wo sie sich hingesetzt haben. Oder die Plätze werden beim Start ausgelost.
        [window] Wer bis dahin nicht auf eine Ansage antwortet, passt.
        [memorise] So lange liegen die Karten offen, oder bis alle bereit sind. Ohne Zeitlimit gilt auch hier keines.
        [beat] Eine kurze Pause, immer gleich lang: So verrät sie nicht, wie schwer die Entscheidung fiel.
        [pace] Wie lange jeder Zug zu sehen ist. Die Bedenkzeit beginnt erst danach; überspringen darf man jederzeit.
        [confess_peek] Wer wartet, darf die eigene Karte ansehen. Alle erfahren es, und der nächste Zug geht fürs Nachsehen drauf.
        [public] Alle auf diesem Server finden den Tisch. Sonst braucht man den Link oder den Code.
        [newcomers] Wer neu dazukommt, darf während der Partie einen Bot ablösen und weiß dann, was alle gesehen haben.
        [only_the_richest] Erreichen mehrere zugleich 13 Münzen, gewinnt nur, wer von ihnen am reichsten ist.
        [spy_sees_centre] Auch in der zweiten Edition darf die Spionin eine Karte aus der Mitte wählen.
       *[turn_limit] Nach so vielen Zügen gewinnen die Reichsten.
    }
# What a choice means that is made now
option-now =
    { $option ->
        [clock] { $value ->
            [null] Alle nehmen sich so viel Zeit, wie sie wollen.
           *[other] Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
        }
        [contest] { $value ->
            [sealed] Alle Antworten werden zugleich aufgedeckt.
           *[clockwise] Du hörst, was vor dir geantwortet wird.
        }
        [memory] { $value ->
            [fading] Den Rest müsst ihr euch selbst merken.
           *[open] Die Seite zeigt alles seit dem Austeilen.
        }
       *[spectators] { $value ->
            [true] Sie sehen, was alle am Tisch wissen.
           *[false] Nur wer mitspielt, sieht die Partie.
        }
    }
# Was eine Gruppe von Optionen sagt, solange sie zu ist; $said ist der Wert der Option in Worten
option-brief =
    { $option ->
        [window] { $value ->
            [null] Kein eigenes Limit zum Widersprechen
           *[other] { $said } zum Widersprechen
        }
        [memorise] { $value ->
            [null] Einprägen ohne Limit
           *[other] { $said } zum Einprägen
        }
        [confess_peek] { $value ->
            [true] Spicken erlaubt
           *[false] Kein Spicken
        }
        [public] { $value ->
            [true] Öffentlicher Tisch
           *[false] Nur mit Einladung
        }
        [newcomers] { $value ->
            [true] Einsteigen erlaubt
           *[false] Kein Einsteigen
        }
        [first] { $value ->
            [null] Erster Zug ausgelost
           *[other] { $said } beginnt
        }
       *[seats] { $value ->
            [random] Plätze ausgelost
           *[chosen] Freie Platzwahl
        }
    }
option-first-drawn = Ausgelost
option-first-seat = Platz { $number }
option-seats-value =
    { $value ->
        [random] Ausgelost
       *[chosen] Freie Platzwahl
    }
option-clock-none = Unbegrenzt
option-window-none = Wie bei jeder Entscheidung
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
