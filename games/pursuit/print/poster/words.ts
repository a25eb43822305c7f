import type { Language } from '@mister-x/engine/protocol';

/** What every poster says, and its tiles. */
export type PosterMessages = {
  readonly lines: string;
  readonly start: string;
  readonly sheets: (rows: number, columns: number) => string;
  readonly steps: readonly string[];
  readonly scaleBar: string;
  readonly sheetOf: (name: string, n: number, of: number) => string;
};

export const POSTER_MESSAGES: Readonly<Record<Language, PosterMessages>> = {
  en: {
    lines: 'Lines',
    start: 'Start card',
    sheets: (rows, columns) => `${rows * columns} sheets: ${rows} rows of ${columns}`,
    steps: [
      'Print all sheets at actual size (100 %), not “fit to page”. The bar below must then be 100 mm long.',
      'Cut every sheet along its corner marks on the left and at the top.',
      'Work row by row, from left to right: put glue to the right of the dashed line and lay the next sheet on it, with its cut edge along the line.',
      'Join the rows from top to bottom in the same way, then trim the right and lower edges.',
    ],
    scaleBar: '100 mm',
    sheetOf: (name, n, of) => `Sheet ${name} · ${n} of ${of}`,
  },
  de: {
    lines: 'Linien',
    start: 'Startkarte',
    sheets: (rows, columns) => `${rows * columns} Blätter: ${rows} Reihen zu ${columns}`,
    steps: [
      'Druckt alle Blätter in Originalgröße (100 %), nicht „an Seite anpassen“. Der Balken unten ist dann genau 100 mm lang.',
      'Schneidet jedes Blatt links und oben an den Eckmarken ab.',
      'Reihe für Reihe, von links nach rechts: Streicht Kleber rechts neben die gestrichelte Linie und legt das nächste Blatt mit der Schnittkante an die Linie.',
      'Fügt die Reihen genauso von oben nach unten zusammen und beschneidet zuletzt rechts und unten.',
    ],
    scaleBar: '100 mm',
    sheetOf: (name, n, of) => `Blatt ${name} · ${n} von ${of}`,
  },
  fr: {
    lines: 'Lignes',
    start: 'Carte de départ',
    sheets: (rows, columns) => `${rows * columns} feuilles : ${rows} rangées de ${columns}`,
    steps: [
      'Imprimez toutes les feuilles en taille réelle (100 %), sans « ajuster à la page ». La barre ci-dessous mesure alors exactement 100 mm.',
      'Coupez chaque feuille à gauche et en haut, le long des repères d’angle.',
      'Rangée par rangée, de gauche à droite : collez à droite de la ligne pointillée et posez la feuille suivante, bord coupé sur la ligne pointillée.',
      'Assemblez les rangées de haut en bas de la même façon, puis coupez les bords droit et inférieur.',
    ],
    scaleBar: '100 mm',
    sheetOf: (name, n, of) => `Feuille ${name} · ${n} sur ${of}`,
  },
  ru: {
    lines: 'Линии',
    start: 'Стартовая карточка',
    sheets: (rows, columns) => `Листов: ${rows * columns}, рядов: ${rows}, в ряду: ${columns}`,
    steps: [
      'Напечатайте все листы в натуральную величину (100 %), без подгонки под страницу. Тогда полоса внизу — ровно 100 мм.',
      'Обрежьте каждый лист слева и сверху по угловым меткам.',
      'Ряд за рядом, слева направо: нанесите клей справа от пунктира и положите следующий лист обрезанным краем на пунктир.',
      'Так же соедините ряды сверху вниз, затем обрежьте правый и нижний края.',
    ],
    scaleBar: '100 мм',
    sheetOf: (name, n, of) => `Лист ${name} · ${n} из ${of}`,
  },
};
