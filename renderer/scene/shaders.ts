/**
 * The two shaders of our own: glyphs and pictures.
 *
 * Both carry what differs from quad to quad in the vertices instead of in uniforms, so that neighbours with the same
 * texture go out in one draw call.
 */

const vertex = `
  # ifdef GL_FRAGMENT_PRECISION_HIGH
  precision highp float;
  # else
  precision mediump float;
  # endif

  attribute vec2 a_position;
  attribute vec2 a_textureCoords;
  attribute vec4 a_color;
  attribute float a_textureIndex;
  attribute vec2 a_nodeCoords;

  uniform vec2 u_resolution;
  uniform float u_pixelRatio;

  varying vec4 v_color;
  varying vec2 v_textureCoords;
  varying vec2 v_nodeCoords;
  varying float v_amount;

  void main() {
    vec2 clip = a_position * u_pixelRatio / u_resolution * 2.0 - 1.0;
    v_color = a_color;
    v_textureCoords = a_textureCoords;
    v_nodeCoords = a_nodeCoords;
    v_amount = a_textureIndex;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
  }
`;

const precision = `
  # ifdef GL_FRAGMENT_PRECISION_HIGH
  precision highp float;
  # else
  precision mediump float;
  # endif
`;

/** Multi-channel distance field letters. `v_amount` is the field's range in panel pixels. */
export const Glyphs = {
  vertex,
  fragment: `
    ${precision}
    uniform sampler2D u_texture;
    varying vec4 v_color;
    varying vec2 v_textureCoords;
    varying float v_amount;

    void main() {
      vec3 field = texture2D(u_texture, v_textureCoords).rgb;
      float middle = max(min(field.r, field.g), min(max(field.r, field.g), field.b));
      float cover = clamp(v_amount * (middle - 0.5) + 0.5, 0.0, 1.0);
      gl_FragColor = v_color * cover;
    }
  `,
  canBatch: () => true,
};

/** A picture over its plate, with round corners. `v_amount` says how far the picture has faded in. */
export const Picture = {
  props: { radius: 0, plate: 0x00000000 },
  update(this: ShaderUniforms<{ radius: number; plate: number }>) {
    this.uniform1f('u_radius', this.props.radius);
    this.uniformRGBA('u_plate', this.props.plate);
  },
  vertex,
  fragment: `
    ${precision}
    uniform sampler2D u_texture;
    uniform vec2 u_dimensions;
    uniform float u_alpha;
    uniform float u_pixelRatio;
    uniform float u_radius;
    uniform vec4 u_plate;
    varying vec4 v_color;
    varying vec2 v_textureCoords;
    varying vec2 v_nodeCoords;
    varying float v_amount;

    void main() {
      vec4 plate = vec4(u_plate.rgb * u_plate.a, u_plate.a) * u_alpha;
      vec4 picture = texture2D(u_texture, v_textureCoords) * v_color;
      vec4 color = mix(plate, picture + plate * (1.0 - picture.a), v_amount);
      vec2 middle = u_dimensions * 0.5;
      vec2 corner = abs(v_nodeCoords * u_dimensions - middle) - middle + u_radius;
      float away = min(max(corner.x, corner.y), 0.0) + length(max(corner, 0.0)) - u_radius;
      float edge = 0.5 / u_pixelRatio;
      gl_FragColor = color * (1.0 - smoothstep(-edge, edge, away));
    }
  `,
};

/** What Lightning binds `update` to. */
export interface ShaderUniforms<Props> {
  props: Props;
  uniform1f(name: string, value: number): void;
  uniformRGBA(name: string, value: number): void;
}
