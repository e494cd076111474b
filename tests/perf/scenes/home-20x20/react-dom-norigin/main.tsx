/** home-20x20 in React DOM with spatial navigation from a library: what most web teams put on a television. */
import { init } from '@noriginmedia/norigin-spatial-navigation';
import { createRoot } from 'react-dom/client';
import { settled } from '../bench';
import { focused, Home } from './Home';
import './norigin.css';

init();

async function start(): Promise<void> {
  createRoot(document.getElementById('stage')!).render(<Home />);
  await document.fonts.load('24px "Noto Sans"');
  await settled(seenPicturesAreThere);
}

/** Lazy ones off the stage are not complete, and need not be. */
function seenPicturesAreThere(): boolean {
  const seen = [...document.images].filter((image) => {
    const { left, top } = image.getBoundingClientRect();
    return left < innerWidth && top < innerHeight;
  });
  return seen.length > 0 && seen.every(({ complete }) => complete);
}

window.bench = {
  ready: start(),
  focus: () => ({ ...focused }),
  nodes: () => document.querySelectorAll('*').length,
};
