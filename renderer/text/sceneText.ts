/** The texts of one root: their lines, and the marquees of those that are cut. */
import type { HostNode, SceneRoot } from '../host/node';
import type { TextPort } from '../host/ports';
import type { Fonts } from './fonts';
import { createMarquee } from './marquee';
import { layoutText } from './textLayout';

export function createSceneText(root: SceneRoot, fonts: Fonts): TextPort<HostNode> {
  const marquee = createMarquee(root, fonts);
  return {
    layout(node) {
      const { props } = node;
      if (props.marquee === true) marquee.watch();
      if (node.marqueeLayout !== null) marquee.stopNode(node);
      const alignsRight = root.defaults.direction === 'rtl' && props.textAlign === undefined;
      return layoutText(alignsRight ? { ...props, textAlign: 'right' } : props, fonts);
    },
    measure: (props) => layoutText(props, fonts),
    detach(node) {
      if (node.marqueeLayout !== null) marquee.stopNode(node);
    },
    get running() {
      return marquee.running;
    },
    dispose: marquee.dispose,
  };
}
