import '@mister-x/kiosk/kit/theme/theme.ts';
import { afterEach, expect, it } from 'vitest';
import { FilmMaker } from './film-maker.svelte.js';
import { FilmStrip } from './film-strip.js';
import { GifWriter, type Pixels, gifPaletteOf } from './gif.js';

const SIZE = { width: 200, height: 100 } as const;
let drawing: SVGSVGElement | undefined;

/** A board in the making: what lies still, a line by shares, a pawn that is on its way, words. */
function draw(): SVGSVGElement {
  const place = document.createElement('div');
  place.innerHTML = `
    <svg width="200" height="100">
      <g transform="translate(10 0) scale(2)">
        <rect x="0" y="0" width="20" height="20" style="fill: rgb(255, 0, 0)" />
        <g data-moves><rect x="0" y="30" width="10" height="10" style="fill: rgb(9, 9, 255)" /></g>
        <g class="stations"></g>
        <circle cx="60" cy="10" r="8" style="fill: none; stroke: rgb(0, 0, 255); stroke-width: 4px" />
        <g style="translate: 30px 30px; transition: translate 9s">
          <path d="M-5 -5h10v10h-10z" style="fill: rgb(0, 255, 0); fill-opacity: 0.5" />
        </g>
        <rect x="80" y="30" width="10" height="10" style="display: none; fill: white" />
      </g>
    </svg>`;
  document.body.append(place);
  const svg = place.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  drawing = svg;
  return svg;
}

afterEach(() => drawing?.parentElement?.remove());

const CAPTION = { lead: 'Round 1', text: 'Anna: 1 → 2.' };

function colourAt({ data, width }: Pixels, x: number, y: number): readonly number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
}

it('a drawing is painted as the page shows it', () => {
  const picture = new FilmStrip(SIZE).paint({ drawing: draw(), caption: CAPTION });
  expect([picture.width, picture.height]).toEqual([200, 109]);
  expect(colourAt(picture, 20, 10)).toEqual([255, 0, 0]);
  expect(colourAt(picture, 146, 20)).toEqual([0, 0, 255]);
  // Inside the ring, and where something is not shown, lies the ground.
  const ground = colourAt(picture, 130, 20);
  expect(Math.max(...ground)).toBeLessThan(80);
  expect(Math.max(...colourAt(picture, 180, 70))).toBeLessThan(80);
  // Half of it shines through, and it has arrived.
  const [red = 0, green = 0] = colourAt(picture, 70, 60);
  expect(green).toBeGreaterThan(120);
  expect(green).toBeLessThan(200);
  expect(red).toBeLessThan(80);
  const words = Array.from({ length: 60 }, (_, x) => Math.max(...colourAt(picture, x, 104)));
  expect(Math.max(...words)).toBeGreaterThan(150);
});

it('what lies still is painted once, and what moves each time', () => {
  const svg = draw();
  const strip = new FilmStrip(SIZE);
  strip.paint({ drawing: svg, caption: CAPTION });
  for (const rect of svg.querySelectorAll('rect')) rect.style.fill = 'rgb(0, 255, 0)';
  const next = strip.paint({ drawing: svg, caption: CAPTION });
  expect(colourAt(next, 20, 10)).toEqual([255, 0, 0]);
  expect(colourAt(next, 20, 70)).toEqual([0, 255, 0]);
});

it('a film has all pictures, each as long as it was to be seen', async () => {
  const still = (red: number): Pixels => {
    const data = new Uint8ClampedArray(20 * 10 * 4).map((_, i) => (i % 4 === 3 ? 255 : 40));
    for (let x = 0; x < 5; x++) data[x * 4] = red;
    return { data, width: 20, height: 10 };
  };
  const pictures = [still(250), still(120), still(120)];
  const gif = new GifWriter(gifPaletteOf(pictures));
  for (const [i, picture] of pictures.entries()) gif.add(picture, 100 * (i + 1));
  expect(await watch(gif.finish())).toEqual([
    { ms: 100, red: 250, rest: 40 },
    { ms: 200, red: 120, rest: 40 },
    { ms: 300, red: 120, rest: 40 },
  ]);
});

it('is made picture by picture, and can be given up', async () => {
  const svg = draw();
  const maker = new FilmMaker<number>();
  const reel = {
    frames: [0, 1, 2],
    drawing: () => svg,
    captionOf: () => CAPTION,
    size: SIZE,
  };
  const film = await maker.make(reel);
  expect(film?.type).toBe('image/gif');
  expect(await watch(film ?? new Blob())).toHaveLength(3);
  expect([maker.state, maker.shown]).toEqual([{ at: 'idle' }, undefined]);

  const making = maker.make(reel);
  expect(maker.state).toEqual({ at: 'making', done: 0, of: 3 });
  maker.stop();
  expect(await making).toBeUndefined();
  expect(maker.state).toEqual({ at: 'idle' });
});

it('a long hunt is shown faster: nobody watches for more than a minute', async () => {
  const svg = draw();
  const frames = Array.from({ length: 120 }, (_, i) => i);
  const reel = { frames, drawing: () => svg, captionOf: () => CAPTION, size: SIZE };
  const seen = await watch((await new FilmMaker<number>().make(reel)) ?? new Blob());
  expect(seen.slice(0, -1).map(({ ms }) => ms)).toEqual(frames.slice(1).map(() => 500));
  expect(seen.at(-1)?.ms).toBe(4_000);
});

it('says so when it cannot be made', async () => {
  const maker = new FilmMaker<number>();
  const drawing = () => {
    throw new Error('no drawing');
  };
  const film = await maker.make({ frames: [0], drawing, captionOf: () => CAPTION, size: SIZE });
  expect(film).toBeUndefined();
  expect(maker.state).toEqual({ at: 'failed' });
});

/** What a browser sees of a film: of each picture its time, a pixel that changes, and one that stays. */
async function watch(film: Blob) {
  const decoder = new ImageDecoder({ data: await film.arrayBuffer(), type: 'image/gif' });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  const seen = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext('2d');
    context?.drawImage(image, 0, 0);
    const red = context?.getImageData(1, 0, 1, 1).data[0];
    const rest = context?.getImageData(10, 5, 1, 1).data[0];
    seen.push({ ms: (image.duration ?? 0) / 1000, red, rest });
    image.close();
  }
  return seen;
}
