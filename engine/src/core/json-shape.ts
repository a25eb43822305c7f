import { z } from 'zod';
import type { Json } from './json.js';

/** Any JSON; one shape for all, so that schemas made of shapes can name it. */
export const jsonShape: z.ZodType<Json> = z.json();
