/** DOM events for tests in Node, which has EventTarget but no keyboards and mice. */

export function keyEvent(type: 'keydown' | 'keyup', key: string, more: Partial<KeyboardEvent> = {}): Event {
  return Object.assign(new Event(type, { cancelable: true }), { key, repeat: false, ...more });
}

export function mouseEvent(
  type: 'mousemove' | 'mousedown' | 'mouseup' | 'mouseleave' | 'click',
  x: number,
  y: number,
): Event {
  return Object.assign(new Event(type), { clientX: x, clientY: y, button: 0 });
}

export function wheelEvent(x: number, y: number, deltaY: number, deltaX = 0): Event {
  return Object.assign(new Event('wheel'), { clientX: x, clientY: y, deltaX, deltaY, deltaMode: 0 });
}
