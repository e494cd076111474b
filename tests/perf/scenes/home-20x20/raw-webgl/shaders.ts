/**
 * The one program: everything is a quad that hangs on a box. Edges and glyphs are computed as the renderer's shaders do it,
 * so that the pictures are equal.
 */
import { POSTER, RING } from '../content';

const precision = `
  #ifdef GL_FRAGMENT_PRECISION_HIGH
  precision highp float;
  #else
  precision mediump float;
  #endif
`;

/** `boxes` is how many there are; WebGL 1 guarantees 128 vectors. */
export const vertexShader = (boxes: number): string => `
  ${precision}
  attribute vec2 a_corner;
  attribute vec4 a_rect;
  attribute vec4 a_source;
  attribute vec2 a_look;
  uniform vec4 u_boxes[${boxes}];
  uniform float u_pixelRatio;
  varying vec2 v_source;
  varying vec4 v_edges;
  varying vec2 v_point;
  varying vec2 v_reach;
  varying float v_look;
  varying float v_range;

  void main() {
    vec4 box = u_boxes[int(a_look.x)];
    // A pixel more on each side, so that an edge between two pixels is antialiased while it moves; glyphs have their own.
    float margin = a_look.y > 0.0 || a_rect.z == 0.0 ? 0.0 : 1.0;
    vec2 corner = a_corner * (a_rect.zw + 2.0 * margin) - margin;
    vec2 place = box.xy + (a_rect.xy + corner) * box.z;
    v_source = a_source.xy + corner / max(a_rect.zw, 1.0) * a_source.zw;
    v_edges = vec4(a_source.xy, a_source.xy + a_source.zw);
    v_point = corner - a_rect.zw * 0.5;
    v_reach = a_rect.zw * 0.5;
    v_look = a_look.y;
    v_range = a_look.y * box.z * u_pixelRatio;
    gl_Position = vec4(place.x / 960.0 - 1.0, 1.0 - place.y / 540.0, 0.0, 1.0);
  }
`;

/** What a quad shows, in `a_look.y`; a number above 0 is a glyph, and its distance field's range in stage pixels. */
export const LOOKS = { poster: 0, ring: -1 } as const;

const vec4 = (color: number): string =>
  `vec4(${[24, 16, 8, 0].map((shift) => (((color >>> shift) & 255) / 255).toFixed(6)).join()})`;

/** Colours of texts and ring are the scene's. `texel` is one of the posters' texture. */
export const fragmentShader = (texel: readonly [number, number], textColor: number): string => `
  ${precision}
  uniform sampler2D u_posters;
  uniform sampler2D u_glyphs;
  uniform float u_pixelRatio;
  varying vec2 v_source;
  varying vec4 v_edges;
  varying vec2 v_point;
  varying vec2 v_reach;
  varying float v_look;
  varying float v_range;

  float coverOf(vec2 reach, float radius) {
    vec2 corner = abs(v_point) - reach + radius;
    float away = min(max(corner.x, corner.y), 0.0) + length(max(corner, 0.0)) - radius;
    float edge = 0.5 / u_pixelRatio;
    return 1.0 - smoothstep(-edge, edge, away);
  }

  void main() {
    if (v_look > 0.0) {
      vec3 field = texture2D(u_glyphs, v_source).rgb;
      float middle = max(min(field.r, field.g), min(max(field.r, field.g), field.b));
      gl_FragColor = ${vec4(textColor)} * clamp(v_range * (middle - 0.5) + 0.5, 0.0, 1.0);
    } else if (v_look < -0.5) {
      float outer = coverOf(v_reach, ${(POSTER.radius + RING.offset).toFixed(1)});
      float inner = coverOf(v_reach - ${RING.width.toFixed(1)}, ${(POSTER.radius + RING.offset - RING.width).toFixed(1)});
      gl_FragColor = ${vec4(RING.color)} * max(outer - inner, 0.0);
    } else {
      // Half a texel inside its cell, as at the edge of a texture of its own.
      vec2 inside = 0.5 * vec2(${texel.map((each) => each.toFixed(9)).join()});
      vec2 at = clamp(v_source, v_edges.xy + inside, v_edges.zw - inside);
      gl_FragColor = texture2D(u_posters, at) * coverOf(v_reach, ${POSTER.radius.toFixed(1)});
    }
  }
`;
