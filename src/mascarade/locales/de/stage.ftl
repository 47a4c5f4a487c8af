# Der Tisch als Bühne: der eigene Platz, Ansagen, Enthüllungen und das Ende.
# $character kommt in den Formen, die story.ftl erklärt.

seat-own = Du
coins-missing = noch { $count }
coins-goal =
    { $reached ->
        [yes] Ziel erreicht
       *[no] Ziel: 13 Münzen
    }

sure-full = Sicher
sure-half = Halb sicher
sure-doubtful = Zweifelhaft
sure-none = Keine Ahnung

claim-last = „{ $character-name }“
claim-last-turn = „{ $character-name }“, Zug { $turn }
claim-heading = Die Ansage
claim-says =
    { $viewer ->
        [player] Du sagst
       *[nobody] { $player } sagt
    }
claim-words = „Ich bin { $character }!“
claim-order = Die Antworten, im Uhrzeigersinn
claim-contests =
    { $viewer ->
        [player] widersprichst
       *[nobody] widerspricht
    }
claim-passes =
    { $viewer ->
        [player] passt
       *[nobody] passt
    }
claim-now =
    { $viewer ->
        [player] antwortest jetzt
       *[nobody] antwortet jetzt
    }
claim-waits =
    { $viewer ->
        [player] antwortest später
       *[nobody] antwortet später
    }
claim-early = kannst schon antworten
claim-deciding = Jetzt entscheidet { $player }
claim-early-hint = Vorab antworten: Es gilt, sobald du dran bist.
claim-early-held = Deine Antwort gilt, sobald du dran bist. Noch änderbar.
claim-question = Widersprichst du?
claim-pass = Passen
claim-pass-hint = nichts gezeigt, nichts verloren
claim-contest = Nein, ich bin { $character }!
claim-contest-with =
    { $which ->
        [left] Nein, ich bin { $character }, mit meiner linken Karte!
        [right] Nein, ich bin { $character }, mit meiner rechten Karte!
       *[protected] Nein, ich bin { $character }, mit meiner geschützten Karte!
    }
claim-right = richtig: die Fähigkeit · { $stake }

reveal-who = Wer ist { $character }?
reveal-nobody = Niemand!
reveal-stake = Auf dem Spiel
reveal-fines = Eine falsche Ansage kostet { amount-in-coins }.
reveal-others = Die anderen

end-of =
    { $viewer ->
        [players] { $count ->
            [one] Der Ball gehört dir!
           *[other] Der Ball gehört dir{ $players-after }!
        }
       *[nobody] Der Ball gehört { $players }!
    }
end-ranking = So ging es aus
end-honours-wait = Werden noch ermittelt …
end-honours-none = Diesmal keine.
end-truth-hint = jede Karte, jede Lüge, Zug für Zug
end-rematch-hint = derselbe Tisch, noch einmal

watching-now = Du siehst bei dieser Partie zu.
sighting-heading = Nur für deine Augen
side-fold = Leiste einklappen
side-unfold = Leiste ausklappen

details-heading = Was du weißt
details-claims = Bisherige Ansagen
details-no-claims = Noch keine Ansage.

keys-heading = Tastenkürzel
keys-contest = Widersprechen
keys-again = { $key } noch einmal drücken, um zu bestätigen.
keys-twice = Passen, Widersprechen und Nachsehen brauchen ihre Taste zweimal: Sie sind endgültig.
keys-on = Tastenkürzel
keys-on-about = Mit einzelnen Tasten antworten.

deal-cards = Die Karten: { $cards }.
