/** Gives focus to the layer of the player that has it, whenever that changes. */
import { useLayoutEffect, useRef } from 'react';
import type { FragmentInstance, RefObject } from 'react';
import type { NodeHandle } from '../../../renderer';
import { focusOwner } from '../../player/layers';
import type { FocusOwner } from '../../player/layers';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

interface PlayerFocus {
  /** The picture itself has focus, so that a key can do nothing but what the model's rules say. */
  onPicture: boolean;
  /** The parts that get focus. Panels, questions and the screen saver take it themselves. */
  picture: RefObject<NodeHandle | null>;
  /** The controls, and the offers between them. */
  overlay: RefObject<FragmentInstance | null>;
  offers: RefObject<FragmentInstance | null>;
}

/** Follows `focusOwner`. */
export function usePlayerFocus(model: PlayerModel): PlayerFocus {
  const picture = useRef<NodeHandle>(null);
  const overlay = useRef<FragmentInstance>(null);
  const offers = useRef<FragmentInstance>(null);
  const owner = usePlayerValue(model, true, () => focusOwner(model.layers()));
  /** Another offer has other buttons. */
  const offer = usePlayerValue(model, true, (_playback, view) => view.offer);
  const over = usePlayerValue(model, true, (_playback, view) => view.over);
  const seekPending = usePlayerValue(model, true, (_playback, { seek }) => seek.target !== null);
  const onPicture = owner === 'picture';
  const ownerBefore = useRef<FocusOwner>('picture');

  useLayoutEffect(() => {
    const before = ownerBefore.current;
    ownerBefore.current = owner;
    if (owner === 'panel' || owner === 'screenSaver' || over || offer === 'stillWatching') return;
    if (onPicture) picture.current?.focus();
    else if (owner !== 'overlay') offers.current?.focus();
    // A picture that cannot have focus any more has lost it to whatever is near. But the controls that appear by a key on
    // an offer leave it its focus, since its press is not over, unless they seek.
    else if (
      before === 'picture' ||
      overlay.current?.focused !== true ||
      (seekPending && offers.current?.focused === true)
    )
      overlay.current?.focus();
  }, [owner, offer, over, onPicture, seekPending]);

  return { onPicture, picture, overlay, offers };
}
