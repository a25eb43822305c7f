import { defineConfig } from 'vitest/config';
import { PROJECTS } from './vitest.projects.ts';

export default defineConfig({ test: { projects: PROJECTS } });
