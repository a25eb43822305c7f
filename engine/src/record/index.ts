export * from './bounds.js';
export * from './findings.js';
export * from './pieces.js';
export * from './record.js';
export * from './record-writer.js';
export * from './story.js';
export * from './verify.js';
