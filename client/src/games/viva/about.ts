import type { About } from '../about';

const about: About = { order: 2, prefix: 'viva', letter: 'V' };
export default about;
