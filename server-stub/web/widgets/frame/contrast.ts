/** Colours as `#rrggbb`. Contrast is that of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour on the way from one to another; `part` from 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

const STEPS = 50;

/** The shade of a colour nearest to it that has at least `least` contrast on a ground: darker or lighter, whichever is nearer. */
export function readable(color: string, ground: string, least: number): string {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of ["#000000", "#ffffff"]) {
      const shade = mix(color, end, step / STEPS);
      if (contrast(shade, ground) >= least) return shade;
    }
  }
  return contrast("#000000", ground) > contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}
