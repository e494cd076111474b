/** What tests put on the screen beside what is always there. */
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../../renderer';

/** 17,000 boxes, all of them seen, and one over them: a buffer holds 16,384 quads. */
export function Crowd() {
  const across = 170;
  const boxes = Array.from({ length: across * 100 }, (_, i) => (
    <View
      key={i}
      x={(i % across) * 11}
      y={Math.floor(i / across) * 10}
      w={9}
      h={8}
      color={i % 2 === 0 ? 0x336699ff : 0x996633ff}
    />
  ));
  return (
    <View w={1920} h={1080} color={0x000000ff}>
      {boxes}
      <View x={800} y={400} w={300} h={200} color={0x00ff00ff} />
    </View>
  );
}

export class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? <View testId="instead" role="image" label="instead" /> : this.props.children;
  }
}

export function ThrowingEffect() {
  useEffect(() => {
    throw new Error('this effect throws');
  }, []);
  return <View w={400} h={400} color={0xff0000ff} />;
}
