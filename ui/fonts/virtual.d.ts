declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noLayoutClosure: boolean;
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
declare module "virtual:fonts.css";
