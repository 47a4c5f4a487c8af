# Il tavolo come palcoscenico: il tuo posto, le dichiarazioni, le rivelazioni e la fine.
# $character arriva nelle forme che story.ftl spiega.

seat-own = Tu
coins-missing =
    { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
coins-goal =
    { $reached ->
        [yes] Obiettivo raggiunto
       *[no] Obiettivo: 13 monete
    }

sure-full = Certo
sure-half = A metà
sure-doubtful = Dubbio
sure-none = Chissà

claim-last = «{ $character-name }»
claim-last-turn = «{ $character-name }», turno { $turn }
claim-heading = La dichiarazione
claim-says =
    { $viewer ->
        [player] Dici
       *[nobody] { $player } dice
    }
claim-words = «Sono { $character }!»
claim-order = Le risposte, in senso orario
claim-contests =
    { $viewer ->
        [player] contesti
       *[nobody] contesta
    }
claim-passes =
    { $viewer ->
        [player] passi
       *[nobody] passa
    }
claim-now =
    { $viewer ->
        [player] rispondi ora
       *[nobody] risponde ora
    }
claim-waits =
    { $viewer ->
        [player] rispondi dopo
       *[nobody] risponde dopo
    }
claim-early = puoi già rispondere
claim-deciding = Ora decide { $player }
claim-early-hint = Rispondi in anticipo: vale al tuo turno.
claim-early-held = La tua risposta vale al tuo turno. Puoi cambiarla.
claim-question = Contesti?
claim-pass = Lascia passare
claim-pass-hint = niente da mostrare, niente da perdere
claim-contest = No, { $character } sono io!
claim-contest-with =
    { $which ->
        [left] No, { $character } sono io, con la mia carta sinistra!
        [right] No, { $character } sono io, con la mia carta destra!
       *[protected] No, { $character } sono io, con la mia carta protetta!
    }
claim-right = giusto: il potere · { $stake }

reveal-who = Chi è { $character }?
reveal-nobody = Nessuno!
reveal-stake = In palio
reveal-fines = Una dichiarazione falsa costa { amount-in-coins }.
reveal-others = Gli altri

end-of =
    { $viewer ->
        [players] { $count ->
            [one] Il ballo è tuo!
           *[other] Il ballo è tuo e di { $players }!
        }
       *[nobody] Il ballo è di { $players }!
    }
end-ranking = Com'è finita
end-honours-wait = Sono in arrivo…
end-honours-none = Questa volta, nessuno.
end-truth-hint = ogni carta, ogni bugia, turno per turno
end-rematch-hint = lo stesso tavolo, ancora una volta

watching-now = Stai guardando questa partita.
sighting-heading = Solo per i tuoi occhi
side-fold = Chiudi il pannello
side-unfold = Apri il pannello

details-heading = Quello che sai
details-claims = Dichiarazioni finora
details-no-claims = Ancora nessuna dichiarazione.

keys-heading = Scorciatoie da tastiera
keys-contest = Contesta
keys-again = Premi ancora { $key } per confermare.
keys-twice = Lasciar passare, contestare e guardare chiedono il tasto due volte: non si torna indietro.
keys-on = Scorciatoie
keys-on-about = Rispondi con un solo tasto.

deal-cards = Le carte: { $cards }.
