/**
 * React on the document: what of react-dom this scene uses, over the same reconciler package as the renderer. Elements,
 * class, style, text and attributes; events are the window's own. It does less than react-dom, never more.
 */
import { createContext, type ReactNode } from 'react';
import Reconciler from 'react-reconciler';
import {
  ConcurrentRoot,
  DefaultEventPriority,
  DiscreteEventPriority,
  NoEventPriority,
} from 'react-reconciler/constants';

type Props = Record<string, unknown>;

const UNITLESS: ReadonlySet<string> = new Set(['transform']);

let updatePriority: number = NoEventPriority;

function setStyle(element: HTMLElement, from: Props, to: Props): void {
  for (const name in from) if (!(name in to)) element.style.setProperty(name, '');
  for (const name in to) {
    const value = to[name];
    if (value !== from[name]) {
      element.style.setProperty(name, UNITLESS.has(name) ? String(value) : `${String(value)}px`);
    }
  }
}

function setProps(element: HTMLElement, from: Props, to: Props): void {
  for (const name in to) {
    const value = to[name];
    if (value === from[name]) continue;
    if (name === 'style') setStyle(element, (from['style'] ?? {}) as Props, value as Props);
    else if (name === 'className') element.className = String(value);
    else if (name !== 'children') element.setAttribute(name, String(value));
    else if (isText(value)) element.textContent = String(value);
  }
}

const isText = (children: unknown): boolean => typeof children === 'string' || typeof children === 'number';
const nothing = (): void => {};

const hostConfig = {
  createInstance(type: string, props: Props): HTMLElement {
    const element = document.createElement(type);
    setProps(element, {}, props);
    return element;
  },
  createTextInstance: (text: string): Text => document.createTextNode(text),
  shouldSetTextContent: (_type: string, { children }: Props): boolean => isText(children),
  getRootHostContext: (): object => hostConfig,
  getChildHostContext: (): object => hostConfig,
  getPublicInstance: (element: HTMLElement): HTMLElement => element,
  finalizeInitialChildren: (): boolean => false,
  commitMount: nothing,
  commitUpdate: (element: HTMLElement, _type: string, from: Props, to: Props): void =>
    setProps(element, from, to),
  commitTextUpdate(text: Text, _from: string, to: string): void {
    text.data = to;
  },
  resetTextContent(element: HTMLElement): void {
    element.textContent = '';
  },
  appendInitialChild: (parent: Node, child: Node): void => void parent.appendChild(child),
  appendChild: (parent: Node, child: Node): void => void parent.appendChild(child),
  appendChildToContainer: (parent: Node, child: Node): void => void parent.appendChild(child),
  insertBefore: (parent: Node, child: Node, before: Node): void => void parent.insertBefore(child, before),
  insertInContainerBefore: (parent: Node, child: Node, before: Node): void =>
    void parent.insertBefore(child, before),
  removeChild: (parent: Node, child: Node): void => void parent.removeChild(child),
  removeChildFromContainer: (parent: Node, child: Node): void => void parent.removeChild(child),
  clearContainer(container: HTMLElement): void {
    container.textContent = '';
  },
  hideInstance: nothing,
  hideTextInstance: nothing,
  unhideInstance: nothing,
  unhideTextInstance: nothing,
  preparePortalMount: nothing,
  detachDeletedInstance: nothing,
  prepareForCommit: () => null,
  resetAfterCommit: nothing,

  getCurrentUpdatePriority: () => updatePriority,
  setCurrentUpdatePriority(priority: number): void {
    updatePriority = priority;
  },
  /** As react-dom: what a key sets commits in a microtask after its handler. */
  resolveUpdatePriority(): number {
    if (updatePriority !== NoEventPriority) return updatePriority;
    return window.event?.type === 'keydown' ? DiscreteEventPriority : DefaultEventPriority;
  },
  shouldAttemptEagerTransition: () => false,
  resolveEventType: () => window.event?.type ?? null,
  resolveEventTimeStamp: () => window.event?.timeStamp ?? -1.1,
  trackSchedulerEvent: nothing,

  maySuspendCommit: () => false,
  maySuspendCommitOnUpdate: () => false,
  maySuspendCommitInSyncRender: () => false,
  preloadInstance: () => true,
  startSuspendingCommit: () => null,
  suspendInstance: nothing,
  suspendOnActiveViewTransition: nothing,
  waitForCommitToBeReady: () => null,
  getSuspendedCommitReason: () => null,
  requestPostPaintCallback: nothing,
  resetFormInstance: nothing,
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),

  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  scheduleMicrotask: queueMicrotask,
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  noTimeout: -1,
  isPrimaryRenderer: true,
};

const reconciler = Reconciler(hostConfig as never);

/** Like react-dom's; errors go to the console. */
export function createRoot(container: HTMLElement): { render(element: ReactNode): void } {
  const report = (error: unknown): void => console.error(error);
  const root = reconciler.createContainer(
    container,
    ConcurrentRoot,
    null,
    false,
    null,
    '',
    report,
    report,
    report,
    nothing,
    null,
  );
  return { render: (element) => reconciler.updateContainer(element, root, null, null) };
}
