/** The page the application runs in: the one place besides the renderer, the player and the modals that touches it. */

export interface HostPage {
  /** The 16:9 box that video and canvas share, as large as the window allows. */
  readonly stage: HTMLElement;
  /** Where keys arrive. */
  readonly keys: EventTarget;
  /** What detection reads. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  /** Null where storage is blocked: the app then remembers nothing after it is switched off. */
  readonly storage: Storage | null;
  readonly reducedMotion: boolean;
  /** Corrects the address without loading anything. */
  replacePath(path: string): void;
  /** Saves a text as a file, where the browser can: televisions mostly cannot, and then nothing happens. */
  saveFile(name: string, text: string): void;
  /** Makes something visible to engineers as a global. */
  expose(name: string, value: unknown): void;
}

const ASPECT = 16 / 9;

/** @throws Error when the page has no element with the id 'stage' */
export function openHostPage(): HostPage {
  const stage = document.getElementById('stage');
  if (stage === null) throw new Error('index.html has no element with the id "stage".');
  fitStage(stage);
  window.addEventListener('resize', () => fitStage(stage));
  return {
    stage,
    keys: window,
    globals: window as unknown as Record<string, unknown>,
    userAgent: navigator.userAgent,
    origin: location.origin,
    path: location.pathname,
    search: location.search,
    storage: readLocalStorage(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    replacePath: (path) => history.replaceState(history.state, '', path),
    saveFile,
    expose: (name, value) => void Object.assign(window, { [name]: value }),
  };
}

/** Television windows never change; a desk's does, and the canvas then scales with its box. */
function fitStage(stage: HTMLElement): void {
  const width = Math.min(window.innerWidth, window.innerHeight * ASPECT);
  Object.assign(stage.style, {
    width: `${width}px`,
    height: `${width / ASPECT}px`,
    left: `${(window.innerWidth - width) / 2}px`,
    top: `${(window.innerHeight - width / ASPECT) / 2}px`,
    // the video stands below the canvas and above the page
    isolation: 'isolate',
  });
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has its own hold on the data once it began
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function readLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
