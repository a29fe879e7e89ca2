// From a folder a browser starts no worker. The search of the manual then runs in a frame that nobody sees.
if (location.protocol === "file:") {
  // What is sent is a copy, and comes when the sender has done what it does.
  const later = (data, hear) => {
    const message = new MessageEvent("message", { data: structuredClone(data) });
    setTimeout(() => hear(message));
  };

  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.frame = frame;
      const inside = frame.contentWindow;
      inside.postMessage = (data) =>
        later(data, (message) => {
          this.dispatchEvent(message);
          this.onmessage?.(message);
        });
      const script = inside.document.createElement("script");
      this.ready = new Promise((done) => script.addEventListener("load", done));
      script.src = new URL(url, location.href).href;
      inside.document.body.append(script);
    }

    async postMessage(data) {
      await this.ready;
      later(data, (message) => this.frame.contentWindow.dispatchEvent(message));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
