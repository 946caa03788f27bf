module github.com/njia/njia/sdks/tasks

go 1.24

require github.com/njia/njia-go/v2 v2.0.0

replace github.com/njia/njia-go/v2 => ../../go
