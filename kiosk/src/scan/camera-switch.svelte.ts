/** Whether this screen's camera is used as a scanner. It lasts from the devices page into the game. */
class CameraSwitch {
  on = $state(false);
  /** Pages that show its picture themselves; elsewhere it has a corner of the screen. */
  #shown = $state(0);

  get inCorner(): boolean {
    return this.on && this.#shown === 0;
  }

  /** For as long as a page shows the picture; what it returns ends it. */
  show(): () => void {
    this.#shown++;
    return () => {
      this.#shown--;
    };
  }
}

export const cameraSwitch = new CameraSwitch();
