import type { About } from '../about';

const about: About = { order: 1, prefix: 'junta', letter: 'J' };
export default about;
