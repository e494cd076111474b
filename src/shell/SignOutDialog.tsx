/** The confirmation before signing out [MENU-07]. 'No' and back change nothing. */
import { useRef } from 'react';
import { useText } from '../i18n';
import { Modal } from '../ui/Modal';
import { useServices } from './services';

interface SignOutDialogProps {
  /** Called when the viewer stays signed in. */
  onStay: () => void;
}

export function SignOutDialog({ onStay }: SignOutDialogProps) {
  const { session } = useServices();
  const text = useText();
  // The dialog stays until the session has ended; a second OK in between has no effect.
  const leaving = useRef(false);

  function leave(): void {
    if (leaving.current) return;
    leaving.current = true;
    void session.signOut();
  }

  return (
    <Modal
      testId="sign-out-dialog"
      question={text('signIn.signOutQuestion')}
      choices={[
        { label: text('app.yes'), testId: 'sign-out-yes', onPress: leave },
        { label: text('app.no'), testId: 'sign-out-no', onPress: () => leaving.current || onStay() },
      ]}
    />
  );
}
