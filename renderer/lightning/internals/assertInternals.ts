/**
 * The one assertion of all that is leaned on: run at every start in development and in tests, on a Lightning nothing was
 * patched of. A version that moves something is refused with its name, instead of drawing something else.
 */
import type { Stage } from '@lightningjs/renderer';
import { rendererFields, rendererMethods } from './batchMembers';
import { frameInternals } from './frame';
import { glInternals } from './glState';
import { faultLine } from './members';
import type { Internals, Member } from './members';
import { nodeInternals } from './nodeMembers';
import { nodeTextureInternals } from './nodeTexture';
import { numberInternals } from './numbers';
import { contextTextureInternals } from './pixelUpload';
import { platformInternals } from './platform';
import { createProbe } from './probe';
import type { Probe } from './probeTypes';
import { shaderInternals } from './programs';
import { shaderTypeInternals } from './shaderTypes';
import { stageInternals } from './stage';
import { memoryInternals } from './textureMemory';
import { textureClassInternals, textureInternals } from './textures';
import { uploadInternals } from './uploads';

/** All that is leaned on, by class. */
export const internals: readonly Internals[] = [
  platformInternals,
  stageInternals,
  frameInternals,
  nodeInternals,
  nodeTextureInternals,
  rendererMethods,
  rendererFields,
  glInternals,
  shaderInternals,
  shaderTypeInternals,
  textureInternals,
  textureClassInternals,
  contextTextureInternals,
  uploadInternals,
  memoryInternals,
  numberInternals,
];

/** @throws Error with a line for each member that is missing or, when none is, that behaves otherwise than assumed */
export function assertInternals(stage: Stage): void {
  const missing = faults((name, _member, { holder }) => {
    const object = holder(stage);
    // the member that leads to the object is missing itself, and reported
    if (object === undefined || object === null) return null;
    return Reflect.get(object, name) === undefined && !mayBeUndefined.has(name) ? 'is missing' : null;
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const { probe, remove } = createProbe(stage);
  const others = faults((_name, { assumes, holds }) =>
    holds === undefined || doesHold(holds, probe) ? null : `behaves otherwise (${assumes})`,
  );
  remove();
  if (others.length > 0) throw new Error(others.join('\n'));
}

/** Of a node or texture that has drawn nothing yet: Lightning sets these when it is first drawn. */
export const mayBeUndefined: ReadonlySet<string> = new Set([
  'textureCoords',
  'ctxTexture',
  'globalTransform',
  'localTransform',
  'renderBound',
  'strictBound',
  'preloadBound',
]);

function faults(faultOf: (name: string, member: Member, of: Internals) => string | null): string[] {
  return internals.flatMap((each) =>
    Object.entries(each.members).flatMap(([name, member]) => {
      const fault = faultOf(name, member, each);
      return fault === null ? [] : [faultLine(each.owner, name, each.file, fault)];
    }),
  );
}

/** What throws does not hold: the member is not what the test of it takes it for. */
function doesHold(holds: NonNullable<Member['holds']>, probe: Probe): boolean {
  try {
    return holds(probe);
  } catch {
    return false;
  }
}
