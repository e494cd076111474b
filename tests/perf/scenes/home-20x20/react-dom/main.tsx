/** home-20x20 in React DOM: what a team that knows the web well would put on a television. */
import { settled } from '../bench';
import { createRoot } from 'react-dom/client';
import { focused, Home } from './Home';
import './home.css';

async function start(): Promise<void> {
  createRoot(document.getElementById('stage')!).render(<Home />);
  await document.fonts.load('24px "Noto Sans"');
  await settled(() => document.images.length > 0 && [...document.images].every(({ complete }) => complete));
}

window.bench = {
  ready: start(),
  focus: () => ({ ...focused }),
  nodes: () => document.querySelectorAll('*').length,
};
