import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: (number) => `Règle ${number}`,
  rules: {
    'MF-9': 'Tout l’argent vient de la banque et de nulle part ailleurs.',
    'MF-15': 'À chaque manche, c’est le clan suivant dans le sens horaire qui commence.',
    'MF-18': 'Chacun reçoit autant de cartes qu’il a de figurines hors de prison.',
    'MF-20': 'Une fois par manche, avant la pose, on peut échanger autant de cartes qu’on veut.',
    'MF-23':
      'Chaque carte est posée face cachée dans un quartier de son clan, une par quartier ; on n’en garde aucune.',
    'MF-26': 'Une seule chose par tour : retourner une carte, avancer en prison ou passer.',
    'MF-27': 'Une carte se retourne une fois et agit aussitôt.',
    'MF-28': 'Qui passe ne retourne plus rien dans cette manche. Ses cartes visibles rapportent encore.',
    'MF-31':
      'En fin de manche, l’argent va aux propriétaires des quartiers, les figurines arrêtées en prison, les autres rentrent et les cartes retournent dans la pioche.',
    'MF-34':
      'Un Acheteur traite avec chaque Marchandise voisine visible, ni vendue ni arrêtée, autant de fois qu’il y en a.',
    'MF-35': 'Une Marchandise se vend une fois, à un Acheteur voisin visible ; son propriétaire dit lequel.',
    'MF-36': 'Dans une vente, la Marchandise et l’Acheteur reçoivent chacun le prix entier de la banque.',
    'MF-38': 'Le Vol rapporte aussitôt sa somme, prise à la banque.',
    'MF-39': 'Le Braquage rapporte aussitôt sa somme, prise à la banque.',
    'MF-40': 'La Fille de joie prend son tarif sur chaque carte voisine visible qui contient davantage.',
    'MF-41': 'La Police arrête toutes les cartes criminelles voisines visibles, même celles de son clan.',
    'MF-42': 'Le Commissaire arrête les cartes criminelles visibles à un saut de cavalier.',
    'MF-43':
      'Le Procureur arrête les cartes criminelles voisines visibles et envoie aussitôt en prison tous ceux qui sont en état d’arrestation.',
    'MF-44': 'L’argent d’une carte arrêtée passe à la carte qui l’arrête ; une figurine de son propriétaire la marque.',
    'MF-47':
      'Avec un Témoin, tous les représentants de la loi visibles regardent à nouveau, et l’argent va au Témoin. Il ferme les yeux sur les crimes de son propre clan.',
    'MF-49': 'Avec un Témoin, un Procureur visible envoie à nouveau en prison.',
    'MF-50': 'L’Avocat libère tous ceux qui sont en état d’arrestation en ville ; leurs cartes quittent le plateau.',
    'MF-51': 'L’Avocat prend tout l’argent de la Police et du Commissaire, pas celui du Procureur.',
    'MF-52': 'Un Pistolet tire aussitôt ou jamais : tiré en l’air, il reste légal.',
    'MF-53':
      'Un Pistolet retire une carte voisine et prend son argent. Une figurine du tireur marque le lieu du meurtre, et le Pistolet devient criminel.',
    'MF-55': 'Un Pistolet qui a tué peut être arrêté ; sa figurine vient du lieu du meurtre.',
    'MF-56':
      'Un meurtre vaut la plus haute cellule, ou le couloir de la mort si un Procureur visible touche le Pistolet.',
    'MF-58': 'Qui s’évade se tient à côté de sa cellule et perd son déplacement en prison.',
    'MF-59': 'Si l’Évasion est arrêtée ou abattue avant la fin de la manche, la figurine retourne en prison.',
    'MF-60': 'On ne pose pas de figurine sur une Évasion arrêtée : la carte quitte le plateau.',
    'MF-61': 'Si personne ne l’arrête, l’évadé est rentré à la fin de la manche.',
    'MF-62': 'Si personne ne s’évade, la carte quitte le plateau.',
    'MF-64': 'La cellule est celle qui porte le nombre de la carte.',
    'MF-66': 'Au lieu de retourner une carte, une figurine en prison avance d’une cellule, une fois par manche.',
    'MF-68': 'Qui arrive dans une cellule occupée va une plus loin ; qui s’y trouvait recule d’une.',
    'MF-70': 'De la dernière cellule, une figurine sort libre.',
    'MF-75': 'La caution va au clan suivant dans le sens horaire, comme convenu à cette table.',
    'MF-78': 'La manche est finie quand les quatre ont confirmé.',
    'MF-80': 'Quand la banque est vide, on finit la manche ; c’est la dernière.',
    'MF-82':
      'Ce que la banque ne peut payer, le clan suivant dans le sens horaire le paie, comme convenu à cette table.',
    'MF-83': 'Qui doit payer sans argent passe dans le rouge, ou son partenaire paie d’abord.',
    'MF-85': 'Après la dernière manche, chacun doit racheter toutes ses figurines.',
    'MF-87': 'L’équipe la plus riche gagne ; ses membres sont premier et deuxième.',
    'MF-89': 'Le clan le plus riche gagne.',
    'MF-109': 'L’hôte ou l’horloge répond pour qui ne répond pas.',
    'MF-111': 'Si les quatre sont d’accord, la partie finit avec cette manche.',
  },
};
