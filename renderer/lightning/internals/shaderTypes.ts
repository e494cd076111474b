/** Shaders of our own under names of our own: Lightning's types know the names of its own shaders only. */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import { wholeStage } from './stage';
import type { LightningStage, ShaderNode } from './types';

interface ShaderTypes {
  registerShaderType(name: string, type: object): void;
  createShader(name: string): ShaderNode;
}

/** Closed to other names in Lightning's types: a cast is the only way to one of ours. */
const typesOf = (stage: Stage): ShaderTypes => stage.shManager as unknown as ShaderTypes;

export function registerShaders(stage: Stage, shaders: Readonly<Record<string, object>>): void {
  for (const name in shaders) typesOf(stage).registerShaderType(name, shaders[name]!);
}

/** A shader of a registered type. */
export const createShader = (stage: LightningStage, name: string): ShaderNode =>
  typesOf(wholeStage(stage)).createShader(name);

export const shaderTypeInternals = /* @__PURE__ */ declareInternals<keyof ShaderTypes>(() => ({
  owner: 'CoreShaderManager',
  file: 'shaderTypes.ts',
  holder: ({ shManager }) => shManager,
  members: {
    registerShaderType: {
      kind: 'used',
      why: 'boxes, glyphs, images and gradients have programs of our own',
      since: '3.0.0-beta3',
      upstream: 'the same, and documented',
      assumes: 'a shader of that name can be created from then on; its key begins with the name',
      holds: ({ stage }) => {
        // as every shader: in a WebGL context it has to compile
        typesOf(stage).registerShaderType('Probe', {
          vertex: 'void main() { gl_Position = vec4(0.0); }',
          fragment: 'void main() { gl_FragColor = vec4(0.0); }',
        });
        return createShader(stage, 'Probe').shaderKey === 'Probe';
      },
    },
    createShader: {
      kind: 'used',
      why: 'makes the shaders nodes are drawn with',
      since: '3.0.0-beta3',
      upstream: 'the same, and documented',
    },
  },
}));
