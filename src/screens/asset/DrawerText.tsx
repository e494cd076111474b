/** What a tab of the drawer holds: the description, or the people of a trade, one a line. */
import type { CrewTab } from '../../domain/crewTabs';
import { Label } from '../../ui/Label';

export interface DrawerTextProps {
  tab: CrewTab;
  description: string;
  w: number;
}

/**
 * About 2,700 letters: with the rest of the screen they stay below the 4,166 quads that a frame can hold, and as one texture
 * of shaped letters below the 4096 pixels that all sets allow.
 */
const MOST_LINES = 48;
const DESCRIPTION = { size: 28, lineHeight: 42 } as const;
const PERSON = { size: 30, lineHeight: 44 } as const;

export function DrawerText({ tab, description, w }: DrawerTextProps) {
  if (tab.kind === 'description') {
    return (
      <Label {...DESCRIPTION} maxWidth={w} maxLines={MOST_LINES} testId="asset-full-description">
        {description}
      </Label>
    );
  }
  return tab.names.map((person) => (
    <Label key={person} {...PERSON} maxWidth={w} role="listitem">
      {person}
    </Label>
  ));
}
