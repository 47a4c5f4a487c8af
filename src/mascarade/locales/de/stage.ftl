# Der Tisch als Bühne: der eigene Platz, Behauptungen, Enthüllungen und das Ende.
# $character kommt in den Formen, die story.ftl erklärt.

seat-own = Du
coins-missing = noch { $count }
coins-of-goal = { $amount } von 13 Münzen

sure-full = Sicher
sure-half = Halb sicher
sure-doubtful = Zweifelhaft
sure-none = Keine Ahnung

claim-heading = Die Behauptung
claim-says = { $player } sagt
claim-you-say = Du sagst
claim-words = „Ich bin { $character }!“
claim-order = Die Antworten, im Uhrzeigersinn
claim-contests = zweifelt an
claim-passes = passt
claim-now = antwortet jetzt
claim-waits = antwortet später
claim-question = Zweifelst du das an?
claim-pass = Passen
claim-pass-hint = nichts gezeigt, nichts verloren
claim-contest = Nein, ich bin { $character }!
claim-contest-with = Nein, ich bin { $character }, mit { $card }!
claim-right = richtig: die Fähigkeit · { $stake }

reveal-who = Wer ist { $character }?
reveal-nobody = Niemand!

end-yours = Der Ball gehört dir!
end-of = Der Ball gehört { $players }!
end-ranking = So ging es aus
end-truth-hint = jede Karte, jede Lüge, Zug für Zug
end-rematch-hint = derselbe Tisch, noch einmal

watching-now = Du schaust bei diesem Spiel zu.
sighting-heading = Nur für deine Augen
side-fold = Leiste einklappen
side-unfold = Leiste ausklappen

details-heading = Was du weißt
details-claims = Bisherige Behauptungen
details-no-claims = Noch keine Behauptung.

keys-heading = Tastenkürzel
keys-contest = Anzweifeln
keys-again = { $key } noch einmal drücken, um zu bestätigen.
keys-twice = Passen, Anzweifeln und Ansehen brauchen ihre Taste zweimal: Sie sind endgültig.
keys-on = Tastenkürzel
keys-on-about = Mit einzelnen Tasten antworten.

deal-cards = Die Karten: { $cards }.
