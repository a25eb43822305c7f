export * from './findings.js';
export * from './record.js';
export * from './story.js';
export * from './verify.js';
