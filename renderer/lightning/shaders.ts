/**
 * The shader programs of the renderer: glyphs, boxes, images and gradients.
 *
 * Values that differ from quad to quad are in the vertices instead of in uniforms as far as there is room, so that
 * neighbours share a draw call. Places and opacities in the vertices are those of the frame that wrote them: each program moves and
 * fades them with their group (`internals/movingGroups.ts`).
 */
import { maxGroups } from './internals/groupMoves';
import type { CellGrid } from './internals/types';

const precision = `
  # ifdef GL_FRAGMENT_PRECISION_HIGH
  precision highp float;
  # else
  precision mediump float;
  # endif
`;

/** How far boxes and images are drawn beyond their edges, stage pixels: an edge between two pixels is antialiased while it moves. */
export const antialiasOutset = 1;

/**
 * What has faded out takes no pixel. `declared` and `set`: what a program adds to what all of them hand to their fragments. `group`:
 * where its vertices have the number of their group, and `amount` what is beside it.
 */
const vertexShader = (
  declared: string,
  set: string,
  group = 'floor(a_textureIndex * 0.125 + 0.0001)',
  amount = 'a_textureIndex - group * 8.0',
): string => `
  ${precision}
  attribute vec2 a_position;
  attribute vec2 a_textureCoords;
  attribute vec4 a_color;
  attribute float a_textureIndex;
  attribute vec2 a_nodeCoords;

  uniform vec2 u_resolution;
  uniform float u_pixelRatio;
  uniform vec4 u_groups[${maxGroups}];

  varying vec4 v_color;
  varying vec2 v_textureCoords;
  varying vec2 v_nodeCoords;
  varying float v_amount;
  ${declared}

  void main() {
    float group = ${group};
    vec4 moved = u_groups[int(group)];
    vec2 place = a_position * moved.x + moved.yz;
    vec2 clip = place * u_pixelRatio / u_resolution * 2.0 - 1.0;
    v_color = a_color * moved.w;
    v_textureCoords = a_textureCoords;
    v_nodeCoords = a_nodeCoords;
    v_amount = ${amount};
    ${set}
    gl_Position = moved.w > 0.0 ? vec4(clip.x, -clip.y, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
  }
`;

const vertex = vertexShader('', '');

/** What a plain box or a tile of text is drawn by, in place of Lightning's own. */
export const PlainShader = {
  vertex,
  fragment: `
    ${precision}
    uniform sampler2D u_texture;
    varying vec4 v_color;
    varying vec2 v_textureCoords;

    void main() {
      gl_FragColor = v_color * texture2D(u_texture, v_textureCoords);
    }
  `,
};

/** Atlases per draw call: two weights of a font stand on most screens, and a draw call for each text would come of taking turns. */
export const glyphSlots = 2;
/** Names of their samplers, by slot. */
export const glyphSamplers: readonly string[] = Array.from(
  { length: glyphSlots },
  (_, slot) => `u_glyphs${slot}`,
);

/** Glyphs of a multi-channel distance field. `v_amount` is the field's range in device pixels, negative for the second atlas. */
export const GlyphShader = {
  vertex: vertexShader('', '', 'a_nodeCoords.x', 'a_textureIndex * moved.x'),
  fragment: `
    ${precision}
    ${glyphSamplers.map((name) => `uniform sampler2D ${name};`).join('\n    ')}
    varying vec4 v_color;
    varying vec2 v_textureCoords;
    varying float v_amount;

    void main() {
      vec3 field;
      if (v_amount < 0.0) field = texture2D(u_glyphs1, v_textureCoords).rgb;
      else field = texture2D(u_glyphs0, v_textureCoords).rgb;
      float middle = max(min(field.r, field.g), min(max(field.r, field.g), field.b));
      float cover = clamp(abs(v_amount) * (middle - 0.5) + 0.5, 0.0, 1.0);
      gl_FragColor = v_color * cover;
    }
  `,
  canBatch: () => true,
};

/** Signed distance of a point from a rounded box around the origin; negative inside. */
const roundBox = `
  float roundBox(vec2 point, vec2 reach, vec4 corners) {
    vec2 side = point.x < 0.0 ? corners.xw : corners.yz;
    float radius = max(point.y < 0.0 ? side.x : side.y, 0.0);
    vec2 corner = abs(point) - reach + radius;
    return min(max(corner.x, corner.y), 0.0) + length(max(corner, 0.0)) - radius;
  }
`;

/**
 * A fill with rounded corners, a border inside it and a shadow below it. The place in the texture is the radius of its corners and the
 * width of its border; how large it is follows from where its corners are. Its uniforms are set by the box's node, and `v_alpha` is the
 * opacity of the group for the colours among them.
 */
export const BoxShader = {
  vertex: vertexShader(
    `uniform float u_outset;
  varying vec2 v_reach;
  varying float v_alpha;`,
    `v_reach = abs(a_nodeCoords) - u_outset;
    v_alpha = moved.w;`,
  ),
  fragment: `
    ${precision}
    uniform float u_pixelRatio;
    uniform vec4 u_corners;
    uniform vec4 u_borderColor;
    uniform vec4 u_shadow;
    uniform vec4 u_shadowColor;
    varying vec4 v_color;
    varying vec2 v_textureCoords;
    varying vec2 v_nodeCoords;
    varying vec2 v_reach;
    varying float v_alpha;

    ${roundBox}

    void main() {
      vec4 radius = u_corners * v_textureCoords.x;
      float width = v_textureCoords.y;
      float edge = 0.5 / u_pixelRatio;
      float cover = 1.0 - smoothstep(-edge, edge, roundBox(v_nodeCoords, v_reach, radius));
      vec4 color = v_color * cover;
      if (width > 0.0) {
        float inner = 1.0 - smoothstep(-edge, edge, roundBox(v_nodeCoords, v_reach - width, radius - width));
        vec4 border = u_borderColor * v_alpha * max(cover - inner, 0.0);
        color = border + color * (1.0 - border.a);
      }
      if (u_shadowColor.a > 0.0) {
        float away = roundBox(v_nodeCoords - u_shadow.xy, v_reach + u_shadow.w, radius + u_shadow.w);
        float blur = max(u_shadow.z, edge);
        color += u_shadowColor * v_alpha * (1.0 - smoothstep(-blur, blur, away)) * (1.0 - color.a);
      }
      gl_FragColor = color;
    }
  `,
};

/**
 * Images per draw call. WebGL 1 guarantees eight samplers; four limit the selection to two branches per pixel, and
 * thirty posters to eight calls.
 */
export const imageSlots = 4;
/** Names of their samplers, by slot. */
export const imageSamplers: readonly string[] = Array.from(
  { length: imageSlots },
  (_, slot) => `u_image${slot}`,
);

/** Names of their grids, by slot: where the images of a shared texture are (`CellGrid`). */
export const imageCells: readonly string[] = Array.from({ length: imageSlots }, (_, slot) => `u_cell${slot}`);
/** The grid of a texture with one image. */
export const noGrid: CellGrid = [0, 0, 0, 0];

/**
 * An image over its placeholder, with rounded corners. `v_amount` is twice the sampler's number plus the fade of the
 * image. In a shared texture it is read no further than its last pixels, as a texture of its own is; with 16 bits a place is exact
 * only as it comes, and no image shares a texture (imageAtlas.ts). Its uniforms are set by the image's node.
 */
export const ImageShader = {
  vertex: vertexShader(
    `${imageCells.map((name) => `uniform vec4 ${name};`).join('\n  ')}
  varying vec4 v_inside;
  varying vec2 v_reach;`,
    `v_reach = abs(a_nodeCoords) - ${antialiasOutset.toFixed(1)};
    float slot = floor(v_amount * 0.5 + 0.0001);
    vec4 cell = slot < 1.5 ? (slot < 0.5 ? u_cell0 : u_cell1) : (slot < 2.5 ? u_cell2 : u_cell3);
    v_inside = vec4(-9.0, -9.0, 9.0, 9.0);
    if (cell.x > 0.0) {
      vec2 from = floor(a_textureCoords / cell.xy) * cell.xy;
      v_inside = vec4(from + cell.zw, from + cell.xy - cell.zw);
    }`,
  ),
  fragment: `
    ${precision}
    ${imageSamplers.map((name) => `uniform sampler2D ${name};`).join('\n    ')}
    uniform float u_pixelRatio;
    uniform float u_radius;
    uniform vec4 u_placeholder;
    varying vec4 v_color;
    varying vec2 v_textureCoords;
    varying vec2 v_nodeCoords;
    varying float v_amount;
    varying vec4 v_inside;
    varying vec2 v_reach;

    void main() {
      vec4 placeholder = u_placeholder * v_color.a;
      float slot = floor(v_amount * 0.5 + 0.0001);
      float fade = v_amount - slot * 2.0;
      vec4 image = vec4(0.0);
      if (fade > 0.0) {
        # ifdef GL_FRAGMENT_PRECISION_HIGH
        vec2 place = clamp(v_textureCoords, v_inside.xy, v_inside.zw);
        # else
        vec2 place = v_textureCoords;
        # endif
        if (slot < 1.5) {
          if (slot < 0.5) image = texture2D(u_image0, place);
          else image = texture2D(u_image1, place);
        } else {
          if (slot < 2.5) image = texture2D(u_image2, place);
          else image = texture2D(u_image3, place);
        }
        image *= v_color;
      }
      vec4 color = mix(placeholder, image + placeholder * (1.0 - image.a), fade);
      vec2 corner = abs(v_nodeCoords) - v_reach + u_radius;
      float away = min(max(corner.x, corner.y), 0.0) + length(max(corner, 0.0)) - u_radius;
      float edge = 0.5 / u_pixelRatio;
      gl_FragColor = color * (1.0 - smoothstep(-edge, edge, away));
    }
  `,
};

/**
 * A band of a gradient between two of its stops (`gradientBands.ts`), whose colours come unmultiplied; the place in the texture is half the
 * size of its box. Ordered noise of half an 8-bit step keeps dark gradients from banding. Its uniform is set by the box's node.
 */
export const GradientShader = {
  vertex: vertexShader(
    'varying vec2 v_reach;',
    `v_reach = a_textureCoords;
    v_amount *= moved.w;
    v_color = vec4(a_color.rgb * a_color.a, a_color.a) * v_amount;`,
  ),
  fragment: `
    ${precision}
    uniform float u_pixelRatio;
    uniform float u_radius;
    varying vec4 v_color;
    varying vec2 v_nodeCoords;
    varying float v_amount;
    varying vec2 v_reach;

    void main() {
      float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
      vec2 corner = abs(v_nodeCoords) - v_reach + u_radius;
      float away = min(max(corner.x, corner.y), 0.0) + length(max(corner, 0.0)) - u_radius;
      float edge = 0.5 / u_pixelRatio;
      gl_FragColor = (v_color + vec4(noise / 255.0 * v_amount)) * (1.0 - smoothstep(-edge, edge, away));
    }
  `,
};
