/** Fonts travel with the site worker as Data modules. */
declare module '@expo-google-fonts/*.ttf' {
  const bytes: ArrayBuffer
  export default bytes
}

/** LAME, compiled to WebAssembly. Imported by its path: the package's own entry for the file is mistyped. */
declare module '*/wasm-media-encoders/wasm/mp3.wasm' {
  const lame: WebAssembly.Module
  export default lame
}
