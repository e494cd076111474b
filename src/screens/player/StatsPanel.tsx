import { useEffect, useState } from 'react';
import { Text, useScene, View } from '../../../renderer';
import type { EngineStats } from '../../player/engine';
import { createTimer } from '../../player/timer';
import { WHITE } from '../../theme';

const READ_EVERY_MS = 1000;
/** The colours and sizes of the profiler's figures, to the left of them and below the player's title. */
const PANEL = { x: 64, y: 200, w: 704, pad: 24, background: 0x05070bf5 } as const;
const CELL = { w: (PANEL.w - 2 * PANEL.pad) / 4, h: 84 } as const;
const NAME = { size: 22, lineHeight: 24, color: 0xa8afbdff } as const;
const FIGURE = { size: 34, lineHeight: 44, color: WHITE } as const;
const NOTE_H = 30;

interface Figure {
  id: string;
  name: string;
  of: (stats: EngineStats) => number | null;
  decimals: 0 | 1;
}

const kilo = (value: number | null): number | null => (value === null ? null : value / 1000);

const FIGURES: readonly Figure[] = [
  { id: 'stats-height', name: 'height', of: ({ height }) => height, decimals: 0 },
  { id: 'stats-bitrate', name: 'kbit/s', of: ({ bitrate }) => kilo(bitrate), decimals: 0 },
  { id: 'stats-network', name: 'net kbit/s', of: ({ bandwidth }) => kilo(bandwidth), decimals: 0 },
  { id: 'stats-buffer', name: 'buffer s', of: ({ bufferAhead }) => bufferAhead, decimals: 1 },
  { id: 'stats-dropped', name: 'dropped', of: ({ droppedFrames }) => droppedFrames, decimals: 0 },
  { id: 'stats-decoded', name: 'decoded', of: ({ decodedFrames }) => decodedFrames, decimals: 0 },
  { id: 'stats-latency', name: 'latency s', of: ({ liveLatency }) => liveLatency, decimals: 1 },
];
const ROWS = Math.ceil(FIGURES.length / 4);

/** A figure as the panel shows it: a dash while it is unknown. */
function shownOf({ of, decimals }: Figure, stats: EngineStats | null): string {
  const value = stats === null ? null : of(stats);
  return value === null ? '-' : value.toFixed(decimals);
}

/**
 * What the stream is doing, for engineers: size, rates, buffer, frames and key system, read once a second. Its words are
 * not translated, like those of the profiler.
 * @param read the engine's figures now; null without an engine
 */
export function StatsPanel({ read }: { read: () => EngineStats | null }) {
  const stats = useStats(read);
  return (
    <View
      x={PANEL.x}
      y={PANEL.y}
      w={PANEL.w}
      h={ROWS * CELL.h + NOTE_H + 2 * PANEL.pad}
      color={PANEL.background}
      testId="stats"
    >
      {FIGURES.map((figure, i) => (
        <View
          key={figure.id}
          x={PANEL.pad + (i % 4) * CELL.w}
          y={PANEL.pad + Math.floor(i / 4) * CELL.h}
          w={CELL.w}
          h={CELL.h}
          flow="column"
          align="end"
        >
          <Text {...NAME}>{figure.name}</Text>
          <Text {...FIGURE} testId={figure.id}>
            {shownOf(figure, stats)}
          </Text>
        </View>
      ))}
      <View x={PANEL.pad} y={PANEL.pad + ROWS * CELL.h} h={NOTE_H} flow="row">
        <Text {...NAME} testId="stats-keys">
          {`keys: ${stats?.keySystem ?? 'none'}`}
        </Text>
      </View>
    </View>
  );
}

function useStats(read: () => EngineStats | null): EngineStats | null {
  const { clock } = useScene();
  const [stats, setStats] = useState(read);
  useEffect(() => {
    const timer = createTimer(clock);
    const update = (): void => {
      setStats(read());
      timer.arm(READ_EVERY_MS, update);
    };
    timer.arm(READ_EVERY_MS, update);
    return timer.cancel;
  }, [clock, read]);
  return stats;
}
