/** The confirmation before leaving the app [ROUTE-36]. 'No' and back change nothing. */
import { useText } from '../i18n';
import { Modal } from '../ui/Modal';
import { useServices } from './services';

interface ExitDialogProps {
  /** Called when the viewer stays. */
  onStay: () => void;
}

export function ExitDialog({ onStay }: ExitDialogProps) {
  const { platform } = useServices();
  const text = useText();
  return (
    <Modal
      testId="exit-dialog"
      question={text('app.exitQuestion')}
      choices={[
        { label: text('app.yes'), testId: 'exit-yes', onPress: () => platform.exit() },
        { label: text('app.no'), testId: 'exit-no', onPress: onStay },
      ]}
    />
  );
}
