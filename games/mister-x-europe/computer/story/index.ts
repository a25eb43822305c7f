export { storyOfEurope } from './story.js';
