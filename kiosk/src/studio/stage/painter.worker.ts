import { Painter } from './painter.js';
import type { ToPainter } from './scene.js';

/** Paints the stage beside the page, no more often than the screen shows it. */
const painter = new Painter();
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    if (painter.paint(performance.now()) === 'rough') ask();
  });
}

self.onmessage = ({ data }: MessageEvent<readonly ToPainter[]>) => {
  const now = performance.now();
  for (const message of data) painter.hear(message, now);
  ask();
};
