import type { Point } from '../model/edit.js';
import { DEEP_COLOUR, LAMP_COLOUR, LAMP_BRIGHT } from './inks.js';

/** Radius, in pixels. */
const RADIUS = 66;
const CLOSER = 1.8;
const SIGHT = 9;

/**
 * Shows what lies under a finger larger, above the finger, or beside it at the upper edge.
 * @param draw everything that is on the screen
 */
export function drawGlass(
  context: OffscreenCanvasRenderingContext2D,
  at: Point,
  draw: () => void,
): void {
  const middle = middleOf(at);
  const circle = new Path2D();
  circle.arc(middle.x, middle.y, RADIUS, 0, 2 * Math.PI);
  context.save();
  context.clip(circle);
  context.fillStyle = DEEP_COLOUR;
  context.fill(circle);
  context.translate(middle.x, middle.y);
  context.scale(CLOSER, CLOSER);
  context.translate(-at.x, -at.y);
  draw();
  context.restore();
  context.setLineDash([]);
  context.strokeStyle = LAMP_BRIGHT;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(middle.x - SIGHT, middle.y);
  context.lineTo(middle.x + SIGHT, middle.y);
  context.moveTo(middle.x, middle.y - SIGHT);
  context.lineTo(middle.x, middle.y + SIGHT);
  context.stroke();
  context.strokeStyle = LAMP_COLOUR;
  context.lineWidth = 3;
  context.stroke(circle);
}

function middleOf({ x, y }: Point): Point {
  if (y > 2 * RADIUS + 40) return { x, y: y - RADIUS - 34 };
  const beside = RADIUS + 46;
  return { x: x > 2 * RADIUS + 60 ? x - beside : x + beside, y: Math.max(4 + RADIUS, y) };
}
