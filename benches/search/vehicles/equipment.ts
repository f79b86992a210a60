export const colours =
  'White,Silver,Grey,Black,Blue,Red,Graphite,Pearl White,Green,Orange,Bronze,Beige,Brown,Yellow,Gold,Purple'.split(',');

export const tags = ['', '', '', '', 'Reduced', 'Just arrived', 'Demo', 'Low kilometres'];

export const features =
  `Bluetooth,Reversing camera,Apple CarPlay,Android Auto,Cruise control,Adaptive cruise control,Lane keep assist
Blind spot monitor,Rear cross traffic alert,Parking sensors,Alloy wheels,Heated seats,Ventilated seats,Leather seats,Electric seats
Sunroof,Panoramic roof,Tow bar,Bull bar,Roof racks,Snorkel,Canopy,Tonneau cover,Tray liner,Side steps,LED headlights,Fog lights
Keyless entry,Push button start,Wireless charging,Satellite navigation,Digital radio,Premium audio,Head-up display,Surround view camera
Dual zone climate,Tri zone climate,Third row seats,Isofix,Autonomous emergency braking,Tyre pressure monitor,Rain sensing wipers
Auto dimming mirror,Power tailgate,Hands-free tailgate,Paddle shifters,Sports suspension,Diff lock,Low range,Hill descent control
Trailer sway control,Driver attention alert,Speed sign recognition,Rear spoiler,Tinted windows,Full service history,Two keys,One owner`
    .split(/,|\n/)
    .map((feature) => feature.trim());
