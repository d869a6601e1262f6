import type { About } from '../about';

const about: About = { order: 3, prefix: 'gp', letter: 'G' };
export default about;
