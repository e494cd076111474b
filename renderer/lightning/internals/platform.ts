/** Lightning's platform, which the package does not export: the frame loop and the clock are taken over by deriving from it. */
import { declareInternals } from './members';
import { WebPlatform } from './package';

export const platformInternals = /* @__PURE__ */ declareInternals<'startLoop' | 'getTimeStamp'>(() => ({
  owner: 'WebPlatform',
  file: 'start.ts',
  holder: () => WebPlatform.prototype,
  members: {
    startLoop: {
      kind: 'overridden',
      why: 'the renderer has a loop of its own: Lightning’s asks for 60 frames a second for ever, and beta22 has no end for it',
      since: '3.0.0-beta4',
      upstream:
        'the same; the class is exported as `@lightningjs/renderer/platforms`, and `stopLoop` ends the loop',
      assumes: 'Lightning asks its platform for the loop, with the stage',
      holds: ({ stage }) =>
        stage.platform instanceof WebPlatform &&
        Object.getPrototypeOf(stage.platform) !== WebPlatform.prototype,
    },
    getTimeStamp: {
      kind: 'overridden',
      why: 'all time is the root’s clock, which tests hold',
      since: '3.0.0-beta4',
      upstream: 'the same',
      assumes: 'gives `updateFrameTime` its time',
      holds: ({ stage }) => {
        let time = -1;
        const fake = {
          platform: { getTimeStamp: () => 4321 },
          txManager: {},
          txMemManager: {},
          eventBus: { emit: (_name: string, frame: { time: number }) => void (time = frame.time) },
        };
        Reflect.apply(stage.updateFrameTime, fake, []);
        return time === 4321;
      },
    },
  },
}));
