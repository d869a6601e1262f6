import type { About } from '../about';

const about: About = { order: 4, prefix: 'am', letter: 'A' };
export default about;
