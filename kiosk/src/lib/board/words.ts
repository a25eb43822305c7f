import type { Language } from '../i18n/languages.js';

/** What the frame of any board says; what lies on it is told by its game. */
type FrameWords = {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
};

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  en: {
    board: 'Game board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show the whole board',
  },
  de: {
    board: 'Spielplan',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Den ganzen Spielplan zeigen',
  },
  fr: {
    board: 'Plan de jeu',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Montrer tout le plan',
  },
  ru: {
    board: 'Игровое поле',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    whole: 'Показать всё поле',
  },
};
