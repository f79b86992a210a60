import type { Look } from '@/domain/stock/vehicle-page/panorama.ts';

const corners = `attribute vec2 corner; varying vec2 at; void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

/**
 * Fragment shader: maps a pixel's direction to a colour of the picture; beyond the top and bottom
 * the edge continues.
 */
const sphere = `precision highp float;
varying vec2 at; uniform sampler2D picture; uniform vec2 turn; uniform vec2 half_; uniform float tall;
void main() {
  vec3 way = normalize(vec3(at * half_, 1.0));
  float c = cos(turn.y), s = sin(turn.y);
  way = vec3(way.x, way.y * c + way.z * s, way.z * c - way.y * s);
  float yaw = atan(way.x, way.z) + turn.x;
  float down = 0.5 - asin(clamp(way.y, -1.0, 1.0)) / tall;
  gl_FragColor = texture2D(picture, vec2(fract(yaw / 6.2831853 + 0.5), clamp(down, 0.0, 1.0)));
}`;

/**
 * Draws a panorama with WebGL; null if the browser has none. Replaces a library of 60 to 200 KB
 * (decision 0014).
 */
export function panoramaDrawing(canvas: HTMLCanvasElement, picture: ImageBitmap): ((look: Look) => void) | null {
  const gl = canvas.getContext('webgl', { antialias: false, alpha: false });
  const program = gl && linked(gl);
  if (!gl || !program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own function, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1f(place('tall'), Math.min(Math.PI, (2 * Math.PI * picture.height) / picture.width));
  const [rotation, half] = [place('turn'), place('half_')];
  return ({ yaw, pitch, field }) => {
    const { width, height } = canvas;
    const across = Math.tan(radians(field / 2));
    gl.viewport(0, 0, width, height);
    gl.uniform2f(rotation, radians(yaw), radians(pitch));
    gl.uniform2f(half, across, (across * height) / width);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  };
}

function linked(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  const parts = [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, sphere],
  ] as const;
  for (const [kind, source] of parts) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
