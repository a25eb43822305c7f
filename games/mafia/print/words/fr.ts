import type { MafiaMessages } from './types.js';

export const fr: MafiaMessages = {
  game: 'Mafia',
  money: (sum) => `${sum} $`,
  sheets: {
    cards: { name: 'Cartes', text: 'Les 32, chacune avec son code.' },
    markers: {
      name: 'Cartes face cachée',
      text: 'Seize cartes qui montrent les quartiers occupés quand les vraies sont sur les téléphones.',
    },
    quarters: {
      name: 'Codes des quartiers',
      text: 'Un code pour chaque quartier, si votre plan n’en a pas.',
    },
    poster: {
      name: 'Ville et prison',
      text: 'Les deux plans sur une page, ou sur des feuilles à coller.',
    },
    prison: { name: 'Prison', text: 'Les cellules et le couloir de la mort sur une page.' },
    standups: { name: 'Figurines', text: 'Les 16, à plier et à coller.' },
    coins: { name: 'Pièces', text: 'L’argent de la banque.' },
    payments: { name: 'Qui paie qui ?', text: 'Une carte par joueur.' },
    summary: { name: 'Ce que font les cartes', text: 'Une carte par joueur.' },
  },
  ask: {
    pack: 'Boîte',
    ownPack: 'La ville d’origine',
    backs: 'Dos',
    fronts: 'Sans dos',
    withBacks: {
      name: 'Avec dos',
      text: 'Cartes avec dos : imprimez recto verso, retournement sur le bord long.',
    },
    rules: 'Règles',
    editions: { online2015: 'Version en ligne, 2015', authors1992: 'Règles des auteurs, 1992' },
    asInRules: 'Comme dans ces règles',
    ransomDirection: 'Qui touche une caution ?',
    shortfallDirection: 'Qui paie quand la banque est vide ?',
    directions: {
      next: 'Le clan suivant dans le sens horaire',
      previous: 'Le clan précédent',
    },
    ransomPayeeOf: 'Caution pour un autre clan',
    payees: {
      payer: 'Pour le voisin de celui qui paie',
      figure_owner: 'Pour le voisin du clan du prisonnier',
    },
    ransomFor: 'Qui peut payer une caution ?',
    payers: { anyone: 'Tout le monde', team: 'L’équipe', owner: 'Le clan du prisonnier seul' },
    deathRowRansom: 'Caution du couloir de la mort',
    asInBox: 'Comme dans la boîte',
    partialBank: 'La banque n’a pas assez',
    shares: { split: 'Elle paie ce qu’elle a', payer_all: 'Elle ne paie plus rien' },
    insolvency: 'Un joueur n’a pas assez',
    broke: { negative: 'Il passe dans le rouge', team_then_negative: 'Son équipier paie' },
    bars: 'Les barres sont trop larges pour un plan en A3. Choisissez plus grand, QR ou Data Matrix.',
    cardBars:
      'Les codes des cartes de cette boîte sont trop longs pour des barres. Choisissez QR ou Data Matrix.',
  },
  types: {
    buyer: 'Acheteur',
    good: 'Marchandise',
    witness: 'Témoin',
    lawyer: 'Avocat',
    prostitute: 'Fille de joie',
    theft: 'Vol',
    robbery: 'Braquage',
    escape: 'Évasion',
    police: 'Police',
    commissioner: 'Commissaire',
    prosecutor: 'Procureur',
    pistol: 'Pistolet',
  },
  goods: {
    'Good: Tinned food': 'Conserves',
    'Good: Cloth': 'Tissus',
    'Good: Machine parts': 'Pièces détachées',
    'Good: Moonshine': 'Gnôle',
    'Good: Smuggled arms': 'Armes de contrebande',
  },
  suits: { law: 'loi', legal: 'légale', criminal: 'criminelle', neutral: 'légale ou criminelle' },
  colours: { blue: 'Bleu', yellow: 'Jaune', red: 'Rouge', green: 'Vert' },
  cell: (tens) => `cellule ${tens}`,
  does: ({ theft, robbery, fee, over }) => ({
    buyer:
      'Achète toutes les marchandises ouvertes voisines, même plus tard. Chaque carte reçoit le prix.',
    good: 'Marchandise : vendue une fois à un Acheteur ouvert voisin. Chaque carte reçoit le prix.',
    witness:
      'Toutes les cartes de la loi ouvertes agissent encore, mais pas contre toi. L’argent vient ici.',
    lawyer: 'Libère toutes les cartes arrêtées. Prend l’argent de la Police et du Commissaire.',
    prostitute: `${fee} de chaque carte ouverte voisine qui a plus de ${over}.`,
    theft: `${theft} de la banque.`,
    robbery: `${robbery} de la banque.`,
    escape: 'Un prisonnier est libre après la manche, si cette carte n’est ni arrêtée ni abattue.',
    police: 'Arrête chaque crime ouvert voisin et prend l’argent.',
    commissioner: 'Arrête chaque crime ouvert à un saut de cavalier et prend l’argent.',
    prosecutor: 'Arrête les crimes voisins. Tous ceux qui sont arrêtés vont en prison.',
    pistol: 'Tire sur une carte voisine et prends son argent, ou tire en l’air.',
  }),
  city: 'Mafia',
  subtitle: 'Quatre clans, seize quartiers',
  prison: 'Prison',
  deathRow: 'Couloir de la mort',
  onlyRansom: 'Ni déplacement ni évasion : la caution seule',
  freedom: 'Liberté',
  standups:
    'Découpez, pliez aux pointillés, collez les deux figurines dos à dos et repliez les pieds vers l’extérieur.',
  payments: {
    ransom: 'Caution',
    ransomArrow: 'Celui qui paie une caution la verse au clan que montre la flèche.',
    price: (deathRow) =>
      `Le prix est le numéro de la cellule ; du couloir de la mort : ${deathRow}.`,
    for: {
      anyone: 'Tu peux payer pour n’importe quel prisonnier, quelle que soit sa couleur.',
      team: 'Tu peux payer pour tes prisonniers et ceux de ton équipe.',
      owner: 'Tu ne peux payer que pour tes prisonniers.',
    },
    payee: {
      payer: 'Si tu paies pour un autre : c’est ta flèche qui compte.',
      figure_owner: 'Si tu paies pour un autre : c’est la flèche du clan du prisonnier qui compte.',
    },
    shortfall: 'Quand la banque est vide',
    shortfallArrow:
      'Celui qui est au départ de la flèche paie pour les cartes du clan à sa pointe.',
    share: {
      split: 'La banque paie ce qu’elle a encore, le joueur le reste.',
      payer_all: 'Si la banque ne peut pas tout payer, le joueur paie tout.',
    },
    broke: {
      negative: 'Si tu n’as pas assez, tu passes dans le rouge.',
      team_then_negative:
        'Si tu n’as pas assez, ton équipier paie. Si cela ne suffit pas, tu passes dans le rouge.',
    },
  },
};
