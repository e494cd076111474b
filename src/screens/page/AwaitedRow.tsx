import { createContext, useContext } from 'react';
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, POSTER, ROW_HEADER } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { LoadingCards } from './LoadingCards';

/** Height of a row's title in capitals. */
const TITLE_H = 32;

/** Whether rows are awaited: the list keeps the nodes of a row that is no longer there, which must not count time. */
export const RowsAwaitedContext = createContext(false);

/** In the place of the rows that the service has not sent yet: a row of placeholders, and words once it takes long. */
export function AwaitedRow() {
  const { colors, radius } = useTheme();
  const text = useText();
  const awaited = useContext(RowsAwaitedContext);
  return (
    <View group="column" testId="awaited-row">
      <View x={CONTENT.x} w={300} h={TITLE_H} radius={radius / 2} color={colors.placeholder} />
      <LoadingCards testId="awaited-card" />
      {awaited && <Spinner what={text('page.moreRows')} y={ROW_HEADER.h + POSTER.h / 2} onPicture />}
    </View>
  );
}
