export { storyOfYard } from './story.js';
