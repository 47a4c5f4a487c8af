# L'atlas de l'équilibre : une page sur toutes les compositions publiées. Beaucoup s'y dit avec les mots d'arena.ftl.

atlas-title = Atlas de l'équilibre
atlas-lead = Chaque composition publiée, jouée de nombreuses fois par des bots : la durée des parties et leur fin, les places et les cartes qui gagnent plus que leur part, et ce que rapporte une annonce.
atlas-facts =
    Joué par { $bot }, { $games ->
        [one] une partie
       *[other] { $games } parties
    } par composition, { $limit } tours au plus, graine { $seed }, mascarade { $version }.
atlas-contents = Sommaire
atlas-reading = Comment le lire
atlas-note-share = Un point est la part des parties gagnées, rapportée à la part équitable : ×1, la ligne pointillée, est ce que chacun gagnerait si tout était égal. Le trait qui le traverse est l'intervalle à 95 % (score de Wilson) ; il est coloré s'il est tout entier d'un côté. Une victoire partagée compte pour une fraction.
atlas-note-gain = Le nombre derrière chaque personnage annoncé est son bénéfice : les pièces gagnées ou perdues par l'annonceur à la fin du tour, en moyenne sur toutes les annonces, vraies ou non.
atlas-note-stall = Une partie qui atteint la limite de tours s'est enlisée ; les plus riches la gagnent.
atlas-note-bots = Ces chiffres décrivent ces bots ; ils ne valent pour les humains que s'ils jouent comme eux.
atlas-overview = Toutes les compositions en un coup d'œil
atlas-summary =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } ; une part équitable est de { $share }.
atlas-mistakes =
    { $count ->
        [one] Une réponse du bot a dû être remplacée.
       *[other] { $count } réponses du bot ont dû être remplacées.
    }
atlas-set = { $set }, { $players } joueurs
atlas-lengths = Durée en tours
atlas-table = En tableau
atlas-column-set = Composition, joueurs
atlas-column-turns = Tours
atlas-column-decisions = Décisions
atlas-column-stalls = Enlisées
atlas-column-best-card = Meilleure carte
atlas-column-worst-card = Pire carte
atlas-column-first-seat = Premier tour
atlas-column-gain = Bénéfice
atlas-column-mean = Moyenne
atlas-column-low = 10 %
atlas-column-median = Médiane
atlas-column-high = 90 %
atlas-column-longest = Plus longue
atlas-unofficial = Création de fans, non officielle. Mascarade est un jeu de Bruno Faidutti.
atlas-written = L'atlas est dans { $page }, ses chiffres dans { $figures }.

error-atlas-of-other = « { $file } » n'appartient pas à cet atlas. Choisis un autre dossier, ou ajoute --force pour l'écraser.
error-no-figures = Il n'y a pas de chiffres pour cette composition avec ce nombre de joueurs.
