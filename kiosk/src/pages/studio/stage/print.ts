import type { Camera } from '../../../kit/viewport/camera.js';
import { BOARD_WIDTH } from '../model/edit.js';
import { GROUND_COLOUR, STATION_EDGE_COLOUR, type PhotoTone } from './scene.js';

/** The photograph as it lies under the drawing, darker or brighter than it was taken. */
export class PhotoLayer {
  #photo: ImageBitmap | null = null;
  #toned: OffscreenCanvas | null = null;
  #tone: PhotoTone = { strength: 1, brightness: 1 };

  take(photo: ImageBitmap | null): void {
    this.#photo?.close();
    this.#photo = photo;
    this.#toned = null;
  }

  tone(tone: PhotoTone): void {
    if (tone.brightness !== this.#tone.brightness) this.#toned = null;
    this.#tone = tone;
  }

  /** Draws the ground of the board, and on it the photograph if there is one. */
  draw(context: OffscreenCanvasRenderingContext2D, camera: Camera, height: number): void {
    const { scale, tx, ty } = camera;
    const [wide, tall] = [BOARD_WIDTH * scale, height * scale];
    context.fillStyle = STATION_EDGE_COLOUR;
    context.fillRect(tx - 1, ty - 1, wide + 2, tall + 2);
    context.fillStyle = GROUND_COLOUR;
    context.fillRect(tx, ty, wide, tall);
    if (this.#photo === null || this.#tone.strength === 0) return;
    this.#toned ??= tonedPhoto(this.#photo, this.#tone.brightness);
    context.globalAlpha = this.#tone.strength;
    context.drawImage(this.#toned, tx, ty, wide, tall);
    context.globalAlpha = 1;
  }
}

/** Every channel times `brightness`, by compositing: filters of a canvas are not everywhere. */
function tonedPhoto(photo: ImageBitmap, brightness: number): OffscreenCanvas {
  const { width, height } = photo;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.drawImage(photo, 0, 0);
  context.globalAlpha = Math.abs(1 - brightness);
  if (brightness < 1) {
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
  } else if (brightness > 1) {
    context.globalCompositeOperation = 'lighter';
    context.drawImage(photo, 0, 0);
  }
  return canvas;
}
